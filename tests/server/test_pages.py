"""The browser client's files as the server sends them."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import hatch_build
from critias.server.api import pages
from critias.server.app import make_app


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient[Litestar]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "index-1.js").write_text("export {}" * 100)
    (static / "assets" / "font-1.woff2").write_bytes(b"font")
    (static / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(pages, "STATIC", static)
    # The whole server: handlers remember the headers of the first application that they are in.
    return TestClient(make_app(f"sqlite:///{tmp_path / 'critias.db'}"))


def test_the_client_is_looked_for_where_it_is_built() -> None:
    assert pages.STATIC == hatch_build.STATIC


def test_text_is_sent_compressed_to_those_who_take_it(client: TestClient[Litestar]) -> None:
    with client, client.stream("GET", "/assets/index-1.js") as reply:
        assert reply.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(reply.iter_raw())) == b"export {}" * 100
        assert reply.headers["vary"] == "Accept-Encoding"
    plain = client.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "export {}" * 100


def test_a_changed_file_is_compressed_anew(client: TestClient[Litestar], tmp_path: Path) -> None:
    with client:
        assert client.get("/").text == "<!doctype html>"
        (tmp_path / "static" / "index.html").write_text("<!doctype html><title>New</title>")
        assert client.get("/").text == "<!doctype html><title>New</title>"


def test_what_is_compressed_already_is_left_alone(client: TestClient[Litestar]) -> None:
    with client:
        assert "content-encoding" not in client.get("/assets/font-1.woff2").headers


def test_any_other_address_is_the_page(client: TestClient[Litestar]) -> None:
    with client:
        assert client.get("/table/abc").text == "<!doctype html>"
        assert client.get("/api/nothing").status_code >= 400
