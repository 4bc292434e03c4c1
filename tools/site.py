"""What MkDocs needs to be told for our site: a hook of mkdocs.yml.

The rules of each game and the changelog are pages of it, wherever they lie, and the examples of
docstrings are shown as code.
"""

from collections.abc import Iterator
from pathlib import Path

from markdown import Extension, Markdown
from markdown.preprocessors import Preprocessor
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent


def on_config(config: MkDocsConfig) -> None:
    """Read docstrings as they are written."""
    config.markdown_extensions.append(Examples())


def on_files(files: Files, *, config: MkDocsConfig) -> None:
    """Add the pages that lie elsewhere in the repository."""
    for address, source in pages():
        files.append(File.generated(config, address, abs_src_path=str(source)))


def pages() -> Iterator[tuple[str, Path]]:
    """These pages, by their address."""
    yield "changelog.md", ROOT / "CHANGELOG.md"
    for rules in sorted((ROOT / "critias" / "games").glob("*/RULES*.md")):
        yield f"rules/{rules.parent.name}{rules.stem.removeprefix('RULES')}.md", rules


class Examples(Extension):  # type: ignore[misc]
    """Doctests are code without a fence around them."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Come after those that have a fence."""
        md.preprocessors.register(_Indent(md), "doctests", priority=20)


class _Indent(Preprocessor):  # type: ignore[misc]
    def run(self, lines: list[str]) -> list[str]:
        indented, inside = [], False
        for line in lines:
            inside = line.startswith(">>> ") or (inside and line != "")
            indented.append(f"    {line}" if inside else line)
        return indented
