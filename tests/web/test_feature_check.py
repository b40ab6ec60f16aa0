"""Browsers that cannot, or are not allowed to: a clear message in the person's language, also where modules fail."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage

pytestmark = pytest.mark.pyodide

NO_WASM = "delete globalThis.WebAssembly;"
NO_WORKER = "delete globalThis.Worker;"
NO_MODULE_WORKER = "const Real = Worker; globalThis.Worker = function (url) { return new Real(url); };"
NO_DATABASE = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });"


@pytest.mark.parametrize("script", [NO_WASM, NO_WORKER, NO_MODULE_WORKER], ids=["wasm", "worker", "module-worker"])
def test_an_old_browser_gets_a_message(new_page: NewPage, script: str) -> None:
    page = new_page(script=script, locale="hu-HU")
    page.goto("")
    told = page.locator("[data-plight=incapable]")
    expect(told).to_be_visible()
    expect(told.locator("[lang=hu]")).to_be_visible()
    expect(told.locator("[lang=en]")).to_be_hidden()


def test_a_browser_without_storage_gets_a_message(new_page: NewPage) -> None:
    page = new_page(script=NO_DATABASE, locale="ko-KR")
    page.goto("")
    expect(page.locator("[data-plight=forgetful] [lang=ko]")).to_be_visible()
    expect(page.locator("[data-plight=incapable]")).to_be_hidden()


def test_noscript_message(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("")
    for language in ("en", "de", "hu", "ko"):
        expect(page.locator(f"noscript [lang={language}]")).to_contain_text("JavaScript")


def test_unknown_languages_get_english(new_page: NewPage) -> None:
    page = new_page(script=NO_WASM, locale="fr-FR")
    page.goto("")
    expect(page.locator("[data-plight=incapable] [lang=en]")).to_be_visible()


def test_a_supported_browser_gets_no_message(new_page: NewPage) -> None:
    page = new_page()
    page.goto("")
    expect(page.locator("[data-game=kabale] [data-do=one-tap]")).to_be_visible()
    expect(page.locator("[data-plight]:visible")).to_have_count(0)
