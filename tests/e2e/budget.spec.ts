import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import { answerOf, listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

/** The scripts of an empty page of this Next version, as tests/bench/pages/weights.ts weighs them (0025-page-speed.md). */
const emptyNextPage = 136_000;
/** What ours may bring in addition (issue 5), both in bytes as gzip has them. */
const ourScripts = 15_000;
/** IBM Plex Sans and Mono, latin (app/fonts.ts). */
const ourFonts = 61_000;
/** One style sheet for all pages (app/globals.css): what it was when it was first weighed, and a tenth. */
const ourStyles = 14_000;

test("a visitor's pages keep to their budget, and nothing in them moves", async ({
  openBrowser,
}) => {
  for (const path of await visitorsPaths()) {
    for (const width of [360, 1440]) {
      const page = await openBrowser({ viewport: { width, height: 900 } });
      const sizes = await loadWatched(page, path);
      expect
        .soft(sizes.scripts, `scripts of ${path}`)
        .toBeLessThanOrEqual(emptyNextPage + ourScripts);
      expect.soft(sizes.styles, `styles of ${path}`).toBeLessThanOrEqual(ourStyles);
      expect.soft(sizes.fonts, `fonts of ${path}`).toBeLessThanOrEqual(ourFonts);
      tell(`${path} at ${width} px`, sizes);
      // A font that comes late, on a busy machine, takes the place of its look-alike to within a hair.
      expect.soft(await shiftOf(page), `layout shift of ${path} at ${width} px`).toBeLessThan(0.02);
    }
  }
});

test("a visitor's pages are whole in their first answer", async () => {
  for (const path of await visitorsPaths()) {
    const response = await fetch(baseUrl + path);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    // React's marks of what is to come later.
    expect(html, path).not.toMatch(/<!--\$[?~]-->|<template id="[BP]:/);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toMatch(/ aria-busy=|role="progressbar"/);
  }
});

test("a page is compressed for whoever takes that", async () => {
  for (const path of await visitorsPaths()) {
    for (const encoding of ["gzip", "br"]) {
      const { headers } = await fetchAs(path, encoding);
      expect(headers.get("content-encoding"), path).toBe(encoding);
      expect(headers.get("vary"), path).toMatch(/accept-encoding/i);
    }
    expect((await fetchAs(path, "identity")).headers.get("content-encoding"), path).toBeNull();
  }
});

test("a cached page says the same, however it is compressed and to whomever", async () => {
  // One of the demo's, which nobody has just changed.
  const path = "/listing/detail/1";
  await expect
    .poll(async () => (await fetchAs(path, "identity")).headers.get("x-nextjs-cache"))
    .toBe("HIT");
  const plain = await fetchAs(path, "identity");
  for (const encoding of ["gzip", "gzip", "br", "br"]) {
    const { headers, text } = await fetchAs(path, encoding);
    // The same text in other bytes: a weak tag of the same hash.
    expect(headers.get("etag")).toBe(`W/${plain.headers.get("etag")}`);
    // fetch has unpacked it.
    expect(text).toBe(plain.text);
  }
});

async function visitorsPaths(): Promise<string[]> {
  const session = await signedUp(makeCompany("Waage"));
  const part = makePart();
  const listingId = await listPart(session, part);
  const [manufacturer] = await answerOf("get-all-manufacturers", {
    onlyVerified: true,
  });
  const maker = await fetch(`${baseUrl}/manufacturer/${manufacturer?.id}`);
  return [
    "/",
    "/listing/search",
    `/listing/search?query=${part.mpn}`,
    `/listing/detail/${listingId}`,
    new URL(maker.url).pathname,
    "/csv-import/help",
    "/contact",
    "/about",
    "/privacy",
  ];
}

/** Loads a page until it is taken over; answers the bytes of what it asked for until then. */
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

/** Into the run's output and report: what a page weighs is worth knowing before it is too much. */
function tell(page: string, sizes: Record<string, number>): void {
  const figures = Object.entries(sizes).map(([kind, bytes]) => `${kind} ${bytes}`);
  const description = `${page}: ${figures.join(", ")} bytes`;
  test.info().annotations.push({ type: "weight", description });
  console.info(description);
}

/** Runs in the page: adds up how far things moved that nobody had touched. */
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
  return { headers: response.headers, text: await response.text() };
}
