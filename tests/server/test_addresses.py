"""Where phones reach the machine: its addresses, and who is told them."""

import socket

import pytest

from critias.server import addresses
from critias.server.serving import tell_where

from .playing import Player, play, served


def test_only_addresses_that_lead_here_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ("127.0.0.1", "169.254.3.4", "8.8.8.8", "192.168.1.10", "0.0.0.0", "192.168.1.10")
    monkeypatch.setattr(addresses, "_on_the_way", lambda: found)
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: ["10.1.2.3"])
    monkeypatch.setattr(addresses, "_resolved", lambda name: [])
    # Those of a network of one's own come first.
    assert addresses.reachable() == ["192.168.1.10", "10.1.2.3", "8.8.8.8"]
    assert addresses.addresses(80)[0] == "http://192.168.1.10:80"
    # The machine's own name helps only if it leads back to it.
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop.fritz.box")
    monkeypatch.setattr(addresses, "_resolved", lambda name: ["192.168.1.10"])
    assert addresses.own_name() == "laptop.local"
    monkeypatch.setattr(addresses, "_resolved", lambda name: ["127.0.1.1"])
    assert addresses.own_name() is None


def test_a_server_says_loudly_that_no_phone_can_reach_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(addresses, "reachable", lambda: [])
    tell_where(("0.0.0.0", 8000))
    told = capsys.readouterr()
    assert told.out == "Critias is at http://127.0.0.1:8000\n"
    assert "no phone can reach this machine" in told.err
    monkeypatch.setattr(addresses, "reachable", lambda: ["192.168.1.10"])
    tell_where(("0.0.0.0", 8000))
    told = capsys.readouterr()
    assert "http://192.168.1.10:8000/megagame/try" in told.out
    assert "a Wi-Fi with a password" in told.out
    tell_where(("127.0.0.1", 8000))
    assert capsys.readouterr() == ("Critias is at http://127.0.0.1:8000\n", "")


def test_addresses_are_for_those_who_are_near(
    one_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "reachable", lambda: ["127.0.0.1", "192.0.2.7"])

    async def test() -> None:
        async with served(one_file) as address:
            told = await Player(address).get("/api/addresses")
            # At the other one no server listens.
            assert told == {"addresses": [address]}

    play(test())
    assert addresses.is_near("192.168.1.10")
    assert not addresses.is_near("8.8.8.8")
    assert not addresses.is_near(None)
