// The smoke run in Firefox, over WebDriver BiDi: node firefox.mjs BROWSER URL PROFILE STEPS [private] <SCRIPTS.json
// STEPS are names of scripts, with commas between; SCRIPTS.json holds them. Each is run in the page, one after another.
// Prints one JSON object; tests/web/test_other_browsers.py judges it.

import { readFileSync } from "node:fs";
import puppeteer from "../../web/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";

const [executablePath, url, userDataDir, steps, mode] = process.argv.slice(2);
const scripts = JSON.parse(readFileSync(0, "utf8"));

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  userDataDir,
  headless: true,
  extraPrefsFirefox: {
    "intl.accept_languages": "en-GB",
    "browser.privatebrowsing.autostart": mode === "private",
    // Names instead of addresses are asked for by multicast, which a machine for tests may not have.
    "media.peerconnection.ice.obfuscate_host_addresses": false,
  },
});
try {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(url).origin) && !/^(data|blob|about):/.test(request.url()))
      faults.push(request.url());
  });
  await page.goto(url);
  const result = {};
  for (const step of steps.split(",")) result[step] = await page.evaluate(scripts[step]);
  console.log(JSON.stringify({ ...result, faults }));
} finally {
  await browser.close();
}
