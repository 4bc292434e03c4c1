"""The addresses of this machine, as others in the same network can reach it."""

import contextlib
import ipaddress
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

_SIOCGIFADDR = 0x8915  # asks Linux for the address of an interface
_IFREQ = 256  # bytes of what that fills in
_INSIDE = ("docker", "br-", "veth", "virbr", "lo")  # interfaces that lead nowhere outside
# Nothing is sent there: the machine is only asked which way it would go.
_SOMEWHERE = ("10.255.255.255", "192.168.255.255", "172.31.255.255", "224.0.0.251", "192.0.2.1")


def addresses(port: int) -> list[str]:
    """The addresses under which phones can reach a server on this machine, the best first."""
    name = own_name()
    hosts = reachable()
    return [f"http://{host}:{port}" for host in ([*hosts, name] if name and hosts else hosts)]


def answering(port: int) -> list[str]:
    """Those of them at which a server really listens."""
    return [address for address in addresses(port) if _answers(address)]


def _answers(address: str) -> bool:
    parts = urlsplit(address)
    try:
        socket.create_connection((parts.hostname, parts.port), timeout=0.5).close()
    except OSError:
        return False
    return True


def reachable() -> list[str]:
    """The machine's own addresses in the networks around it."""
    found = dict.fromkeys((*_on_the_way(), *_of_interfaces(), *_of_the_name()))
    return sorted((one for one in found if _leads_here(one)), key=_is_public)


def own_name() -> str | None:
    """The machine's own name in the network, if it leads back to it."""
    host = socket.gethostname().partition(".")[0]
    if not host or host == "localhost":
        return None
    name = f"{host}.local".lower()
    return name if any(_leads_here(one) for one in _resolved(name)) else None


def is_own(address: str) -> bool:
    """Whether an address means the machine of whoever reads it, and so no other."""
    host = urlsplit(address).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_this_machine(host: str) -> bool:
    """Whether somebody asks from this very machine, by whichever of its addresses."""
    try:
        return ipaddress.ip_address(host).is_loopback or host in reachable()
    except ValueError:
        return False


def is_near(host: str | None) -> bool:
    """Whether somebody asks from this machine, or from a network of its own."""
    try:
        return host is not None and ipaddress.ip_address(host).is_private
    except ValueError:
        return False


def _leads_here(address: str) -> bool:
    one = ipaddress.ip_address(address)
    return not (one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast)


def _is_public(address: str) -> bool:
    return not ipaddress.ip_address(address).is_private


def _on_the_way() -> Iterator[str]:
    """The addresses from which the machine would speak to the networks that are usual."""
    for target in _SOMEWHERE:
        with (
            socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe,
            contextlib.suppress(OSError),
        ):
            probe.connect((target, 9))
            yield str(probe.getsockname()[0])


def _of_interfaces() -> Iterator[str]:
    """On Linux each interface tells its own, also that of a hotspot that leads nowhere else."""
    if not Path("/sys/class/net").is_dir():
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(_INSIDE):
                continue
            with contextlib.suppress(OSError):
                wish = struct.pack(f"{_IFREQ}s", name.encode()[:15])
                told = fcntl.ioctl(asking.fileno(), _SIOCGIFADDR, wish)
                yield socket.inet_ntoa(told[20:24])


def _of_the_name() -> Iterator[str]:
    yield from _resolved(socket.gethostname())


def _resolved(name: str) -> list[str]:
    try:
        found = socket.getaddrinfo(name, None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(address[0]) for *_, address in found]
