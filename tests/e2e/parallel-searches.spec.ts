import { createHash } from "node:crypto";
import { askRaw, type RawAnswer } from "./raw-request";
import { expect, test } from "./test";

// The second sends no user agent, as many programs do.
const askers = [{ "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0" }, {}];
// The head waits for the manufacturer's name, the results do not. A manufacturer's list is not indexed.
const paths = [
  "/listing/search?query=6205&manufacturerId=3",
  "/listing/search?manufacturerId=4&page=2",
];
const rounds = 2;
const width = 16;

for (const path of paths) {
  test(`however many ask for ${path} at once, each gets its head first and its scripts run`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const asked = Array.from({ length: width }, (_, place) =>
        askRaw(path, { headers: askers[place % askers.length] ?? {} }),
      );
      for (const answer of await Promise.all(asked)) {
        expect(answer.status).toBe(200);
        expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
        expectHeadFirst(answer);
        expectScriptsAdmitted(answer);
      }
    }
  });
}

function expectHeadFirst({ text }: RawAnswer): void {
  const [head = "", body = ""] = text.split("</head>");
  const inHead = ["<title>", '<meta name="robots" content="noindex'].filter((tag) =>
    head.includes(tag),
  );
  // React's markers for streamed content.
  const inBody = body.match(/<title>|<meta name="robots"|<!--\$[?~]-->|<template id="[BP]:/g);
  expect([inHead.length, inBody]).toEqual([2, null]);
}

function expectScriptsAdmitted({ headers, text }: RawAnswer): void {
  const [, policy = ""] =
    /script-src ([^;]*)/.exec(String(headers["content-security-policy"])) ?? [];
  const scripts = [...text.matchAll(/<script(?![^>]* src=)([^>]*)>([^<]*)<\/script>/g)].filter(
    ([, attributes = ""]) => !attributes.includes("application/ld+json"),
  );
  expect(scripts.length).toBeGreaterThan(2);
  for (const [, attributes = "", script = ""] of scripts) {
    const [, nonce] = / nonce="([^"]+)"/.exec(attributes) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(
      policy.includes(`'sha256-${hash}'`) || policy.includes(`'nonce-${nonce}'`),
      script.slice(0, 100),
    ).toBe(true);
  }
}
