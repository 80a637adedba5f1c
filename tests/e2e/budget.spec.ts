import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright/test";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

/**
 * The scripts of an empty page of this Next version, as tests/bench/pages/weights.ts weighs them (0025-page-
 * speed.md).
 */
const emptyNextPage = 136_000;
/** Bytes after gzip. */
const ourScripts = 15_000;
/** IBM Plex Sans and Mono, latin (app/fonts.ts). */
const ourFonts = 61_000;
/** The size of the style sheet when it was first measured, plus a tenth. */
const ourStyles = 14_000;

test("a visitor's pages keep to their budget, and nothing in them moves", async ({
  openBrowser,
}) => {
  for (const [place, path] of (await visitorsPaths()).entries()) {
    for (const width of place < 2 ? [360, 1440] : [360]) {
      const viewport = { width, height: 900 };
      const page = await openBrowser({ viewport });
      const sizes = await loadWatched(page, path);
      expect
        .soft(sizes.scripts, `scripts of ${path}`)
        .toBeLessThanOrEqual(emptyNextPage + ourScripts);
      expect.soft(sizes.styles, `styles of ${path}`).toBeLessThanOrEqual(ourStyles);
      expect.soft(sizes.fonts, `fonts of ${path}`).toBeLessThanOrEqual(ourFonts);
      // Reloads with cached fonts, because a font that loads late shifts its fallback.
      await page.reload();
      await expectTakenOver(page.locator("header").first());
      expect.soft(await shiftOf(page), `layout shift of ${path} at ${width} px`).toBeLessThan(0.02);
    }
  }
});

test("a visitor's pages are whole in their first answer, and compressed for clients that accept it", async () => {
  for (const path of await visitorsPaths()) {
    const { headers, status, text } = await fetchAs(path, "identity");
    expect([status, headers.get("content-encoding")], path).toEqual([200, null]);
    // React's markers for content that streams later.
    expect(text, path).not.toMatch(/<!--\$[?~]-->|<template id="[BP]:/);
    expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(text, path).not.toMatch(/ aria-busy=|role="progressbar"/);
    for (const encoding of ["gzip", "br"]) {
      const { headers } = await fetchAs(path, encoding);
      expect(headers.get("content-encoding"), path).toBe(encoding);
      expect(headers.get("vary"), path).toMatch(/accept-encoding/i);
    }
  }
});

async function visitorsPaths(): Promise<string[]> {
  const session = await signedUp(makeCompany("Waage"));
  const part = makePart();
  const listingId = await listPart(session, part);
  const [manufacturer] = await answerOf("get-all-manufacturers", {
    onlyVerified: true,
  });
  const manufacturerPage = await fetch(`${baseUrl}/manufacturer/${manufacturer?.id}`);
  return [
    `/listing/detail/${listingId}`,
    `/listing/search?query=${part.mpn}`,
    "/",
    new URL(manufacturerPage.url).pathname,
    "/csv-import/help",
    "/contact",
    "/privacy",
  ];
}

async function loadWatched(page: Page, path: string) {
  const loaded: Record<string, Response[]> = { script: [], stylesheet: [], font: [] };
  page.on("response", (response) => loaded[response.request().resourceType()]?.push(response));
  await page.addInitScript(watchShifts);
  await page.goto(path);
  await expectTakenOver(page.locator("header").first());
  await page.evaluate(() => document.fonts.ready);
  const sum = async (kind: string, sizeOf: (body: Buffer) => number) => {
    const bodies = await Promise.all((loaded[kind] ?? []).map((response) => response.body()));
    return bodies.reduce((total, body) => total + sizeOf(body), 0);
  };
  return {
    scripts: await sum("script", zipped),
    styles: await sum("stylesheet", zipped),
    fonts: await sum("font", ({ length }) => length),
  };
}

function zipped(body: Buffer): number {
  return gzipSync(body).length;
}

/** Runs in the page: adds up layout shifts without user input. */
function watchShifts() {
  const shifts = { sum: 0 };
  Object.assign(window, { lagerfundShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as never as { lagerfundShifts: { sum: number } }).lagerfundShifts.sum,
  );
}

async function fetchAs(path: string, encoding: string) {
  const response = await fetch(baseUrl + path, { headers: { "accept-encoding": encoding } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
