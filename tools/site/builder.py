"""Builds dist/: the web sources as they are, npm's parts, Pyodide with the engine, and a list for the service worker.

Everything that belongs to one version lies under `v/BUILD/`, where BUILD is the hash of its contents; Pyodide itself,
which changes rarely, lies under `run/HASH/`. So no cache can mix versions, and a tab of an old one keeps its files.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import os
import posixpath
import re
from dataclasses import dataclass
from pathlib import Path

from tools.generate import strength_table
from tools.pyodide.archive import Archives, archives
from tools.pyodide.cut_pyodide import INTERPRETER, LOADER, SCRIPT, cut_pyodide
from tools.setup.env import ensure_npm
from tools.setup.process import BuildError, echo
from tools.site import wheel
from tools.site.packing import SUFFIX, pack, unpack
from tools.site.vendor import fill_vendor, notices

FIXED_MTIME = 946_684_800
"""Modification time of every file in dist/, for reproducible copies."""

ROOT_FILES = ("index.html", "arrival.js", "manifest.webmanifest", "sw.js")
"""Files whose address must not change; in them `v/dev/` becomes `v/BUILD/`."""

FIRST_STYLES = tuple(f"css/{name}.css" for name in "tokens fonts base controls screens start".split())
"""Style sheets of the first paint; all others are deferred."""

FIRST_FONTS = ("grenze-gotisch-latin-600.woff2", "alegreya-sans-latin-400.woff2")
"""Fonts of the first paint, preloaded."""

EXCLUDED_FOLDERS = ("node_modules", "vendor")
SHIPPED = {".js", ".css", ".ftl", ".svg", ".png", ".json", ".html", ".webmanifest", ".woff2", ".txt"}
EXCLUDED_FILES = {"package.json", "package-lock.json", "jsconfig.json", "jsconfig.worker.json", "FONTS.json"}

NOT_PRECACHED = {".nojekyll", "sw.js"}
"""Files that the service worker does not cache, besides the installable wheel."""

LIBRARY = "python_stdlib.zip"
"""The reduced standard library; it is packed, as are Pyodide's interpreter and script."""

IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']""")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.S | re.M)
"""Stripped before imports are searched: type comments contain `import` too."""

COMMENT_LINES = re.compile(rb"^[ \t]*(?:/\*(?!!)(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)\n", re.S | re.M)
"""Comments that have their lines to themselves, besides `/*!`: those name authors and licences."""

STATIC_IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*)["']([^"']+)["']""")

Files = dict[str, bytes]


@dataclass(frozen=True)
class Site:
    """A complete site in memory: its files, its build id, and the folder of its Pyodide."""

    files: Files
    build: str
    run: str


def _hash(files: Files) -> str:
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    return digest.hexdigest()[:16]


def _integrity(data: bytes) -> str:
    """The subresource integrity value of a file."""
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


def without_comments(data: bytes, suffix: str) -> bytes:
    """A style sheet without comments and indentation, or scripts and messages without comment lines."""
    if suffix == ".css":
        return re.sub(rb"\n\s*", b"\n", re.sub(rb"/\*.*?\*/\s*", b"", data, flags=re.DOTALL))
    if suffix == ".ftl":
        return re.sub(rb"(?m)^#.*\n", b"", data)
    return COMMENT_LINES.sub(b"", data) if suffix in (".js", ".mjs") else data


def _sources(root: Path) -> Files:
    web = root / "web"
    found: Files = {}
    for folder, folders, names in os.walk(web):
        here = Path(folder)
        folders[:] = sorted(set(folders) - set(EXCLUDED_FOLDERS) if here == web else folders)
        for name in names:
            path = here / name
            if path.suffix in SHIPPED and name not in EXCLUDED_FILES:
                found[path.relative_to(web).as_posix()] = without_comments(path.read_bytes(), path.suffix)
    missing = [name for name in (*ROOT_FILES, "js/app.js", "js/platform/build.js") if name not in found]
    if missing:
        raise BuildError(f"web/{missing[0]} is missing")
    return found


def _imported(name: str, text: str, pattern: re.Pattern[str]) -> list[str]:
    """Relative imports of a module, as paths in the site."""
    inside = [target for target in pattern.findall(COMMENT.sub("", text)) if target.startswith(".")]
    return [posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) for target in inside]


def _closure(files: Files, vendor: Path, starts: list[str], pattern: re.Pattern[str]) -> Files:
    """Modules reachable from `starts` by imports, breadth first; vendored ones are read from `vendor`."""
    met: Files = {}
    waiting = list(starts)
    while waiting:
        name = waiting.pop(0)
        if name in met:
            continue
        if name.startswith("vendor/"):
            path = vendor / name.removeprefix("vendor/")
            if not path.is_file():
                raise BuildError(f"{name} is imported, but tools/site/vendor.py does not fill it in")
            met[name] = without_comments(path.read_bytes(), path.suffix)
        elif name in files:
            met[name] = files[name]
        else:
            raise BuildError(f"the module web/{name} is imported, but is not there")
        waiting += _imported(name, met[name].decode(), pattern)
    return met


def _versioned(root: Path, archived: Archives, run: str, label: str) -> Files:
    """Everything that goes under `v/BUILD/`."""
    sources = _sources(root)
    files = {name: data for name, data in sources.items() if name not in ROOT_FILES}
    vendor = root / "web" / "vendor"
    modules = sorted(name for name in files if name.startswith("js/") and name.endswith(".js"))
    files |= _closure(files, vendor, modules, IMPORT)
    scripts = re.findall(r"v/dev/(vendor/[\w./-]+)", sources["sw.js"].decode())
    for name in scripts:
        files[name] = (vendor / name.removeprefix("vendor/")).read_bytes()
    listed = json.dumps(notices(root, archived.wheels), indent=1, ensure_ascii=False)
    files["notices.json"] = listed.encode() + b"\n"
    files["strength.json"] = json.dumps(strength_table.neighbours(), indent=1).encode() + b"\n"
    files[f"{archived.engine_name}{SUFFIX}"] = pack(root, archived.engine)
    for name in ROOT_FILES:  # a change of these makes a new version too
        files[f"root/{name}"] = sources[name]
    files["root/also"] = f"{run} {label} ".encode() + Path(__file__).read_bytes()
    return files


def _runtime(root: Path, archived: Archives) -> Files:
    """Everything that goes under `run/HASH/`: Pyodide, its library, its lock and the vendored wheels."""
    folder = root / "web" / "node_modules" / "pyodide"
    files = {LOADER: (folder / LOADER).read_bytes()}
    files |= {f"{name}{SUFFIX}": pack(root, data) for name, data in cut_pyodide(root).items()}
    files[f"{LIBRARY}{SUFFIX}"] = pack(root, archived.library)
    files["pyodide-lock.json"] = archived.lock
    return files | archived.wheels


def _preloads(files: Files, root: Path, build: str) -> str:
    """`modulepreload` links, so that modules load in parallel instead of one import after another."""
    # Low: on a slow line the styles and fonts of the first paint have it to themselves.
    met = _closure(files, root / "web" / "vendor", ["js/app.js"], STATIC_IMPORT)
    return "\n".join(f'    <link rel="modulepreload" href="v/{build}/{name}" fetchpriority="low" />' for name in met)


def _style_links(names: list[str], build: str, more: str = "") -> str:
    return "\n".join(f'    <link rel="stylesheet" href="v/{build}/{name}"{more} />' for name in names)


def _first_paint(files: Files, build: str) -> str:
    """Links to the style sheets and fonts of the first paint."""
    there = [name for name in FIRST_STYLES if name in files]
    fonts_ = [f"fonts/{name}" for name in FIRST_FONTS if f"fonts/{name}" in files]
    font = '    <link rel="preload" href="v/{}/{}" as="font" type="font/woff2" crossorigin />'
    return "\n".join([_style_links(there, build), *(font.format(build, name) for name in fonts_)])


def _later_styles(files: Files, build: str) -> str:
    """Links to all other shared style sheets, loaded without blocking; deferred_styles.js turns them on."""
    names = sorted(name for name in files if re.fullmatch(r"css/[\w-]+\.css", name) and name not in FIRST_STYLES)
    return _style_links(names, build, ' media="print" data-later')


def _manifest_of(versioned: Files, folder: str) -> str:
    """Integrity values of the files in a folder that the page fetches itself, by path."""
    names = sorted(name for name in versioned if name.startswith(f"{folder}/") and name.count("/") > 1)
    known = {posixpath.splitext(name.removeprefix(f"{folder}/"))[0]: _integrity(versioned[name]) for name in names}
    return json.dumps(known, indent=1)


INTEGRITY_TAGS = re.compile(r"""(<(?:script|link rel="(?:modulepreload|stylesheet)") [^>]*?(?:src|href)="(v/[^"]+)")""")


def _with_integrity(page: str, files: Files) -> str:
    """Add `integrity` to the page's scripts and styles, so that browsers refuse wrong ones."""
    return INTEGRITY_TAGS.sub(lambda met: f'{met[1]} integrity="{_integrity(files[met[2]])}"', page)


def _games(files: Files) -> str:
    """The games' names, for the page's description."""
    listings = [files[name].decode() for name in sorted(files) if re.fullmatch(r"i18n/en/\w+/listing\.ftl", name)]
    names = [found[1] for listing in listings if (found := re.search(r"^\w+-name = (.+)$", listing, re.M))]
    return html.escape(", ".join(names))


def _taglines(files: Files) -> str:
    """What the start page says below its name, in every language, hidden until arrival.js shows one."""
    found = {
        name.split("/")[1]: tagline[1]
        for name in sorted(files)
        if re.fullmatch(r"i18n/\w+/start\.ftl", name)
        and (tagline := re.search(r"^tagline = (.+)$", files[name].decode(), re.M))
    }
    return "".join(f'<p class="tagline" lang="{code}" hidden>{html.escape(text)}</p>' for code, text in found.items())


def _precache(files: Files) -> list[dict[str, str | None]]:
    """Workbox's precache manifest; addresses that contain a hash need no revision.

    Packed files are kept unpacked, without their suffix; `integrity` is of what travels, `unpacked` of what is kept.
    """
    entries: list[dict[str, str | None]] = []
    for name in sorted(files):
        if name not in NOT_PRECACHED and not name.startswith(wheel.INDEX):
            hashed = name.startswith(("v/", "run/"))
            revision = None if hashed else hashlib.sha256(files[name]).hexdigest()[:16]
            entry = {"url": name.removesuffix(SUFFIX), "revision": revision, "integrity": _integrity(files[name])}
            entries.append(entry | ({"unpacked": _integrity(unpack(files[name]))} if name.endswith(SUFFIX) else {}))
    return entries


def _stamp(versioned: Files, runtime: Files, build: str, run: str, engine_name: str) -> str:
    """The module that tells the page its build, and what to fetch."""

    def described(folder: str, name: str, data: bytes) -> str:
        return f'{{ url: new URL("../../{folder}{name}", import.meta.url).href, integrity: "{_integrity(data)}" }}'

    runtime_folder = f"../../run/{run}/"
    packed = {
        "interpreter": described(runtime_folder, INTERPRETER, unpack(runtime[f"{INTERPRETER}{SUFFIX}"])),
        "script": described(runtime_folder, SCRIPT, unpack(runtime[f"{SCRIPT}{SUFFIX}"])),
        "library": described(runtime_folder, LIBRARY, unpack(runtime[f"{LIBRARY}{SUFFIX}"])),
        "engine": described("", engine_name, unpack(versioned[f"{engine_name}{SUFFIX}"])),
    }
    lines = [
        "/** Written by the build. */",
        f'export const BUILD = "{build}";',
        f'export const RUNTIME = new URL("../../{runtime_folder}", import.meta.url).href;',
        f"export const PACKED = {{ {', '.join(f'{part}: {file}' for part, file in packed.items())} }};",
        f"export const WORDS = {_manifest_of(versioned, 'i18n')};",
        f"export const SHEETS = {_manifest_of(versioned, 'css')};",
    ]
    return "\n".join([*lines, ""])


def compose(root: Path, label: str = "") -> Site:
    """Compose the site in memory; a `label` makes a different build of the same sources, to test updates."""
    node = ensure_npm()
    fill_vendor(root)
    archived = archives(root, node.node)
    runtime = _runtime(root, archived)
    run = _hash(runtime)
    versioned = _versioned(root, archived, run, label)
    build = _hash(versioned)
    files = {f"run/{run}/{name}": data for name, data in runtime.items()}
    for name, data in versioned.items():
        if not name.startswith("root/"):
            files[f"v/{build}/{name}"] = data
    stamp = _stamp(versioned, runtime, build, run, archived.engine_name)
    files[f"v/{build}/js/platform/build.js"] = stamp.encode()
    for name in ROOT_FILES:
        text = versioned[f"root/{name}"].decode().replace("v/dev/", f"v/{build}/")
        text = text.replace("    <!-- first paint -->", _first_paint(versioned, build))
        text = text.replace("    <!-- later styles -->", _later_styles(versioned, build))
        text = text.replace("{games}", _games(versioned))
        text = text.replace("<!-- taglines -->", _taglines(versioned))
        text = text.replace("    <!-- modules -->", _preloads(versioned, root, build))
        files[name] = _with_integrity(text, files).encode()
    files[".nojekyll"] = b""
    files |= wheel.offered(root)
    listed = json.dumps({"build": build, "entries": _precache(files)}, separators=(",", ":"))
    files[f"v/{build}/precache.js"] = f"self.RAENKE = {listed};\n".encode()
    return Site(files, build, run)


def write(site: Site, dist: Path) -> int:
    """Write changed files and remove stale ones; return the number of files touched."""
    touched = 0
    for path in sorted(dist.rglob("*"), reverse=True) if dist.is_dir() else []:
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(dist).as_posix() not in site.files:
            path.unlink()
            touched += 1
    for name, data in site.files.items():
        path = dist / name
        if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        # A server that runs meanwhile never sees half a file.
        fresh = path.with_name(f"{path.name}.new")
        fresh.write_bytes(data)
        os.utime(fresh, (FIXED_MTIME, FIXED_MTIME))
        fresh.replace(path)
        touched += 1
    return touched


def build(root: Path, dist: Path | None = None, label: str = "") -> Path:
    """Build the site into `dist` (default: dist/) and return that folder."""
    target = dist or root / "dist"
    site = compose(root, label)
    touched = write(site, target)
    echo(f"· site {site.build}: {len(site.files)} files, {touched} written")
    return target
