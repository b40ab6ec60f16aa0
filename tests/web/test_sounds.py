"""Every sound, rendered without being heard: none is distorted or lost, and a moment's lasts as long as it does."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import NewPage

RENDER = """async () => {
  const RATE = 44100;
  const WINDOW = RATE / 20;
  let now = 0;
  let audio;
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 4 * RATE, RATE); audio = this; }
    get state() { return "running"; }
    get currentTime() { return now; }
  };
  const app = document.querySelector("script[type=module][src]").src;
  const load = (path) => import(new URL(path, app).href);
  const [{ createSynth }, { CUES }] = await Promise.all([load("table/synth.js"), load("table/sounds.js")]);
  const sounds = Object.entries(CUES).map(([name, sound]) => [`cue ${name}`, sound]);
  for (const game of ["adel", "kabale"]) {
    const { EVENT_KINDS } = await load(`${game}/events/kinds.js`);
    for (const [kind, { sound, moment }] of Object.entries(EVENT_KINDS)) {
      if (sound) sounds.push([`${game} ${kind}`, sound]);
      if (moment?.sound) sounds.push([`${game} ${kind} moment`, moment.sound]);
    }
  }
  const found = {};
  const decibels = (value) => 20 * Math.log10(Math.max(value, 1e-9));
  for (const [name, sound] of sounds) {
    now = 0;
    const synth = createSynth();
    synth.setVolume("sounds", 100);
    now = 1;
    synth.play(sound);
    const wave = (await audio.startRendering()).getChannelData(0).slice(RATE);
    const loud = Array.from({ length: Math.floor(wave.length / WINDOW) }, (_, at) => {
      const part = wave.slice(at * WINDOW, (at + 1) * WINDOW);
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / WINDOW);
    });
    const most = Math.max(...loud);
    found[name] = {
      peak: decibels(wave.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)),
      loud: decibels(most),
      ms: 50 * (1 + loud.findLastIndex((value) => value > most / 10)),
    };
  }
  return JSON.stringify(found);
}"""
"""By sound, at full volume: its peak and its loudest 50 ms in dB, and after how long it is 20 dB softer."""


def rendered(page: Page) -> dict[str, dict[str, Any]]:
    """What all sounds of both games measure."""
    page.goto("")
    found: dict[str, dict[str, Any]] = json.loads(page.evaluate(RENDER))
    assert len(found) > 50
    return found


def test_sounds_are_heard_and_not_distorted(new_page: NewPage) -> None:
    """At full volume nothing is clipped; the softest is a quarter as loud as the median, the loudest four times."""
    found = rendered(new_page(fresh=True))
    assert {name: sound for name, sound in found.items() if sound["peak"] > -1} == {}
    levels = sorted(sound["loud"] for sound in found.values())
    middle = levels[len(levels) // 2]
    assert {name: sound for name, sound in found.items() if abs(sound["loud"] - middle) > 12} == {}
    lengths = {name: sound["ms"] for name, sound in found.items()}
    assert {name: ms for name, ms in lengths.items() if ms > 750} == {}
    moments = {name: ms for name, ms in lengths.items() if name.endswith("moment")}
    assert {name: ms for name, ms in moments.items() if not 300 <= ms <= 500} == {}
