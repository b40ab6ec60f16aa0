"""What the build makes: the same bytes every time, a library with all that is imported, nothing from outside."""

from __future__ import annotations

import json
import re
import subprocess
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from raenke import GAMES
from tools.bench import transfer
from tools.pyodide import archive
from tools.pyodide.cutting import cut_modules
from tools.setup.env import ensure_npm
from tools.setup.process import ROOT
from tools.site import builder, wheel
from tools.site.packing import SUFFIX
from tools.site.server import TYPES
from tools.site.vendor import EXTRA_PACKAGES, MODULES, fonts

RUNTIME = Path(__file__).with_name("runtime.mjs")


def in_pyodide(dist: Path, folder: Path, script: str) -> str:
    """What a Python script's last line evaluates to, run by the site's own Python."""
    file = folder / "script.py"
    file.write_text(script, encoding="utf-8")
    node = ensure_npm()
    done = subprocess.run([node.node, RUNTIME, dist, file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


def test_the_same_sources_give_the_same_bytes(tmp_path: Path, dist: Path) -> None:
    """Another folder, an empty build cache, the bytecode compiled anew: no file differs."""
    for name in ("py", "web", "tools", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "wheels").symlink_to(ROOT / "build" / "wheels")
    once, again = builder.compose(ROOT), builder.compose(tmp_path)
    assert sorted(once.files) == sorted(again.files)
    assert [name for name in once.files if once.files[name] != again.files[name]] == []


def test_nothing_changed_is_nothing_done(tmp_path: Path) -> None:
    """A second build touches no file and takes less than three seconds of the processor."""
    built = builder.compose(ROOT)
    target = tmp_path / "dist"
    assert builder.write(built, target) == len(built.files)
    times = {path: path.stat().st_mtime_ns for path in target.rglob("*") if path.is_file()}
    assert set(times.values()) == {builder.FIXED_MTIME * 10**9}
    began = time.process_time()
    assert builder.write(builder.compose(ROOT), target) == 0
    assert time.process_time() - began < 3


def test_what_no_longer_belongs_is_removed(tmp_path: Path) -> None:
    """Files of an older build go, and their folders with them."""
    built = builder.Site({"index.html": b"x", "v/1/a.js": b"a"}, "1", "1")
    builder.write(built, tmp_path)
    assert builder.write(builder.Site({"index.html": b"x", "v/2/a.js": b"a"}, "2", "1"), tmp_path) == 2
    assert not (tmp_path / "v" / "1").exists()


class Links(HTMLParser):
    """Gathers the addresses and the scripts of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.metas: list[dict[str, str | None]] = []
        self.bare: list[str] = []
        self._in_script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.addresses += [value for name in ("href", "src") if (value := found.get(name))]
        if tag == "meta":
            self.metas.append(found)
        self.bare += [name for name in found if name == "style" or name.startswith("on")]
        self._in_script = tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        if self._in_script and data.strip():
            self.bare.append(data)
        self._in_script = False


def links(dist: Path) -> Links:
    found = Links()
    found.feed((dist / "index.html").read_text(encoding="utf-8"))
    return found


def test_every_address_is_relative_and_there(dist: Path) -> None:
    addresses = links(dist).addresses
    assert len(addresses) > 10
    for address in addresses:
        if address.startswith("#"):
            continue
        assert not re.match(r"[a-z]+:|/", address), address
        assert (dist / address).is_file(), address
    manifest = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {manifest["id"], manifest["start_url"], manifest["scope"]} == {"./"}
    for icon in manifest["icons"]:
        assert (dist / icon["src"]).is_file()
    assert {icon.get("purpose") for icon in manifest["icons"]} == {None, "maskable"}
    for name in builder.ROOT_FILES:
        assert "v/dev/" not in (dist / name).read_text(encoding="utf-8")


def test_the_page_is_held_by_a_narrow_policy(dist: Path) -> None:
    """No inline script, style or handler; nothing wider than WebAssembly and bots of one's own ask for.

    A bot's worker is made in a sandboxed frame that inherits the page's policy: the hash allows the frame's one
    script, and `blob:` the worker. The frame's own policy (web/js/bots/frame.js) is narrower.
    """
    found = links(dist)
    assert found.bare == []
    policy = next(meta["content"] for meta in found.metas if meta.get("http-equiv") == "Content-Security-Policy")
    assert policy is not None
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    (frame,) = dist.glob("v/*/js/bots/frame.js")
    (frame_hash,) = set(re.findall(r"sha256-[\w+/]+=", frame.read_text(encoding="utf-8")))
    assert rules["default-src"] == ["'self'"]
    assert rules["script-src"] == ["'self'", "'wasm-unsafe-eval'", f"'{frame_hash}'"]
    assert rules["worker-src"] == ["'self'", "blob:"]
    assert {word for rule in rules.values() for word in rule} <= {
        "'self'", "'none'", "'wasm-unsafe-eval'", "data:", "blob:", f"'{frame_hash}'",
    }  # fmt: skip


def test_everything_is_kept_for_offline(dist: Path) -> None:
    """The service worker's list names every file of the page, also the large ones, and only files that are there."""
    (listing,) = dist.glob("v/*/precache.js")
    entries = json.loads(listing.read_text(encoding="utf-8").removeprefix("self.RAENKE = ").rstrip(";\n"))["entries"]
    there = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    left_out = {".nojekyll", "sw.js", listing.relative_to(dist).as_posix()}
    for_others = {name for name in there if name.startswith(wheel.INDEX)}
    assert len(for_others) == 2
    listed = {f"{entry['url']}{SUFFIX}" if "unpacked" in entry else entry["url"] for entry in entries}
    assert listed == there - left_out - for_others
    assert all(entry["revision"] or re.match(r"(v|run)/[0-9a-f]{16}/", entry["url"]) for entry in entries)
    assert any(name.endswith(".wasm.pack") for name in there)


def test_pages_and_its_jekyll_drop_nothing(dist: Path) -> None:
    assert (dist / ".nojekyll").is_file()
    for path in dist.rglob("*"):
        assert not path.name.startswith("_")
        if path.is_file() and path.name != ".nojekyll":
            assert path.suffix in TYPES, f"{path} has no type"


def test_only_what_is_imported_of_npm_is_shipped(dist: Path) -> None:
    (vendor,) = dist.glob("v/*/vendor")
    shipped = {path.name for path in vendor.rglob("*.js")}
    assert {"lit-html.js", "workbox-precaching.prod.js"} <= shipped
    assert "unsafe-html.js" not in shipped


def test_the_parts_of_others_are_named_with_their_licences(dist: Path) -> None:
    (listing,) = dist.glob("v/*/notices.json")
    notices = {entry["name"]: entry for entry in json.loads(listing.read_text(encoding="utf-8"))}
    assert {*MODULES, *EXTRA_PACKAGES, *(font.package for font in fonts(ROOT)), "CPython", "micropip"} == set(notices)
    assert all(len(entry["text"]) > 200 and entry["version"] and entry["licence"] for entry in notices.values())


def test_style_sheets_are_shipped_without_comments(dist: Path) -> None:
    sheets = [path.read_text(encoding="utf-8") for path in dist.glob("v/*/css/**/*.css")]
    assert sheets
    for sheet in sheets:
        assert "/*" not in sheet
        assert sheet.count("{") == sheet.count("}") > 0


def test_scripts_are_shipped_without_comments_and_otherwise_unchanged(tmp_path: Path) -> None:
    """A parser sees the same code, also where a template or a string looks like a comment."""
    names = [path.relative_to(ROOT / "web") for path in sorted((ROOT / "web" / "js").rglob("*.js"))]
    shipped = {name: builder.without_comments((ROOT / "web" / name).read_bytes(), ".js") for name in names}
    assert sum(map(len, shipped.values())) < 0.8 * sum((ROOT / "web" / name).stat().st_size for name in names)
    for name, data in shipped.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    node = ensure_npm()
    command = [node.node, Path(__file__).with_name("same_code.mjs"), ROOT / "web", tmp_path, *names]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.split() == [], done.stderr[-3000:]
    assert done.returncode == 0, done.stderr[-3000:]


def test_comment_lines_are_recognized() -> None:
    source = b"/** One. */\nlet a;\n  // two\n  b(/** @type {X} */ (c)); /* d */\n/**\n * @e\n */\nf();\n"
    source += b"/** @type {G} */ (h)();\n"
    code = b"let a;\n  b(/** @type {X} */ (c)); /* d */\nf();\n/** @type {G} */ (h)();\n"
    assert builder.without_comments(source, ".js") == code


def test_a_first_visit_stays_small(dist: Path) -> None:
    """Each part, the whole on any host, and what every visit must fetch before it asks for a game's room."""
    too_much = [str(measured) for measured in transfer.measurements(dist) if not measured.ok]
    assert too_much == []
    scripts = [name for name in transfer.named_at_once(dist) if name.endswith(".js")]
    assert [name for name in scripts if transfer.LAZY.search(name)] == []
    assert not {name.split("/")[3] for name in scripts if name.count("/") > 3} & {*GAMES}
    shared = transfer.not_pyodide(dist) - sum(transfer.not_pyodide(dist, game) for game in GAMES)
    assert shared <= transfer.MAX_SHARED_KB


def test_the_loading_bar_counts_the_bytes_that_travel(dist: Path) -> None:
    """It is drawn before the files answer, so its proportions are written down; they are those of the files."""
    source = (ROOT / "web" / "js" / "engine" / "start_progress.js").read_text(encoding="utf-8")
    (table,) = re.findall(r"PART_WEIGHTS = \{(.*?)\}", source)
    said = {part: int(kilobytes) for part, kilobytes in re.findall(r"(\w+): (\d+)", table)}
    names = {"interpreter": "*.wasm", "library": "*.zip", "engine": "raenke-*", "script": "*.mjs"}
    travels = {part: sum(path.stat().st_size for path in dist.rglob(f"{name}{SUFFIX}")) for part, name in names.items()}
    whole, all_said = sum(travels.values()), sum(said.values())
    assert {part: round(kilobytes / all_said, 2) for part, kilobytes in said.items()} == pytest.approx(
        {part: size / whole for part, size in travels.items()}, abs=0.02
    )


def test_the_first_paint_waits_for_no_module_and_no_font(dist: Path) -> None:
    """Two small classic scripts and the first style sheets hold it up; letters show before their fonts come."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script ([^>]*)>", page)
    blocking = [tag for tag in scripts if 'type="module"' not in tag and " defer" not in tag]
    assert [re.findall(r"([\w.]+\.js)", tag)[0] for tag in blocking] == ["arrival.js", "feature_check.js"]
    sheets = [tag for tag in re.findall(r'<link rel="stylesheet" ([^>]*)>', page) if "data-later" not in tag]
    assert [re.findall(r"css/[\w-]+\.css", tag)[0] for tag in sheets] == list(builder.FIRST_STYLES)
    (fonts,) = dist.glob("v/*/css/fonts.css")
    faces = fonts.read_text(encoding="utf-8").split("@font-face")[1:]
    assert all("font-display: swap" in face for face in faces)
    assert re.search(r"<main.*<h1>Ränke</h1>.*</main>", page, re.DOTALL)


def test_the_cut_library_has_all_that_is_imported(dist: Path, tmp_path: Path) -> None:
    """Everything that the engine and micropip import, also inside functions, and what bots of users may expect."""
    needed, wished = archive.library_roots(ROOT)
    there = [name for name in wished if f"_{name}" not in cut_modules()]
    engine = [
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in archive.engine_sources(ROOT)
    ]
    script = f"""
import importlib, sys
from js import loadPackage
await loadPackage("micropip")
missing = []
for name in {[*engine, *needed, *there]!r}:
    try:
        importlib.import_module(name)
    except ImportError:
        module, _, attribute = name.rpartition(".")
        if not (module and hasattr(importlib.import_module(module), attribute)):
            missing.append(name)
import micropip
assert micropip.__file__ and micropip.list()
missing
"""
    assert in_pyodide(dist, tmp_path, script) == "[]"


def test_micropip_stays_out_of_the_start(dist: Path, tmp_path: Path) -> None:
    script = """
import sys, raenke.worker
[name for name in ("micropip", "email", "http.client", "argparse", "unittest") if name in sys.modules]
"""
    assert in_pyodide(dist, tmp_path, script) == "[]"


def test_a_wheel_can_be_added_later(dist: Path, tmp_path: Path) -> None:
    """What bots of users will do: micropip installs a wheel, and its dependency on the engine counts as met."""
    script = """
import io, zipfile
from js import loadPackage
await loadPackage("micropip")
import micropip
with zipfile.ZipFile("/tmp/mybot-1.0-py3-none-any.whl", "w") as wheel:
    wheel.writestr("mybot.py", "from raenke.game import choose\\nanswer = 42\\n")
    about = "Metadata-Version: 2.1\\nName: mybot\\nVersion: 1.0\\nRequires-Dist: raenke\\n"
    wheel.writestr("mybot-1.0.dist-info/METADATA", about)
    wheel.writestr("mybot-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    wheel.writestr("mybot-1.0.dist-info/RECORD", "")
await micropip.install("emfs:/tmp/mybot-1.0-py3-none-any.whl")
import mybot
mybot.answer
"""
    assert in_pyodide(dist, tmp_path, script) == "42"


def test_bytecode_still_tells_where_it_broke(dist: Path, tmp_path: Path) -> None:
    """A traceback out of compiled code names file, line and function."""
    script = """
import traceback, raenke.record
try:
    raenke.record.read(None)
except Exception as fault:
    last = traceback.extract_tb(fault.__traceback__)[-1]
    told = f"{last.filename} {last.lineno} {last.name}"
told
"""
    file, line, function = in_pyodide(dist, tmp_path, script).split()
    assert file.startswith("raenke/")
    source = (ROOT / "py" / file).read_text(encoding="utf-8").splitlines()
    assert any(f"def {function}(" in text for text in source[: int(line)])
