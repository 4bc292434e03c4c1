"""`make audit` never takes silence for good news."""

from pathlib import Path
from typing import Any

import pytest

from tools import audit

KNOWN = {"name": "good", "version": "1.0", "vulns": []}
BAD = {"name": "bad", "version": "1.0", "vulns": [{"id": "CVE-1", "fix_versions": ["1.1"]}]}
SKIPPED = {"name": "odd", "skip_reason": "could not be audited"}


@pytest.mark.parametrize(
    ("told", "fails", "said"),
    [
        (None, False, "NOT AUDITED"),
        ({"dependencies": [SKIPPED]}, False, "NOT AUDITED"),
        ({"dependencies": [KNOWN, SKIPPED]}, False, "1 packages could not be asked about"),
        ({"dependencies": [KNOWN]}, False, "nothing known"),
        ({"dependencies": [KNOWN, BAD]}, True, "bad 1.0: CVE-1, mended in ['1.1']"),
    ],
)
def test_what_is_known_of_python(
    told: Any,
    fails: bool,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "answer_of", lambda command, where: told)
    assert audit.of_python(Path("runtime.txt")) is fails
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("told", "fails", "said"),
    [
        ({"message": "405 Method Not Allowed"}, False, "NOT AUDITED"),
        ({"vulnerabilities": {}}, False, "nothing known"),
        ({"vulnerabilities": {"left-pad": {"severity": "high"}}}, True, "left-pad: high"),
    ],
)
def test_what_is_known_of_node(
    told: Any,
    fails: bool,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "answer_of", lambda command, where: told)
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert audit.of_node() is fails
    assert said in capsys.readouterr().out
