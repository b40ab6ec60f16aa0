"""A copy of a built site whose service worker keeps half as many files, so first visits and updates take half as long.

What the list leaves out still lies on the host. That the whole list is whole is for tests/static/test_site_build.py.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

from tests.web.service_worker import listing, read_listing

LEFT_OUT = re.compile(
    r"/adel/(?!listing)|/demos/|/puzzles/|/progress/|/js/(friends|bots)/|/vendor/(@trystero-p2p|@noble|qr)/"
    r"|/i18n/(hu|ko)/(?!ui\.ftl)"
)
"""Needed neither for a game of Kabale in English or German nor by a test of a single file."""


def make_small(site: Path, folder: Path) -> Path:
    """Links to all files of a site, but for the list of what the service worker keeps."""
    shutil.copytree(site, folder, copy_function=os.link)
    listed = read_listing(folder)
    # What the page itself names it cannot do without.
    page = (folder / "index.html").read_text(encoding="utf-8")
    some = [one for one in listed["entries"] if one["url"] in page or not LEFT_OUT.search(one["url"])]
    assert len(some) < 0.6 * len(listed["entries"])
    path = listing(folder)
    path.unlink()  # written in place it would change the whole site's too
    path.write_text(f"self.RAENKE = {json.dumps(listed | {'entries': some})};\n", encoding="utf-8")
    return folder
