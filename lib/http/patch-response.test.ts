import "@/tests/setup/database";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { setOutcome } from "@/lib/request/current-request";
import { noteDependencyDown } from "@/lib/request/dependency-status";
import { serve } from "@/tests/setup/http-server";
import { plainHeaders, plainPolicy } from "./plain-page-html";

// As Next writes them: in pieces after its headers, or at once.
const blankPage = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const wholePage = `<!DOCTYPE html><html lang="de"><body><main>${"Nichts ".repeat(400)}</main></body></html>`;
const policy = "default-src 'self'; script-src 'self' 'nonce-x'";

type Respond = (response: ServerResponse, request: IncomingMessage) => unknown;

const answers: Record<string, Respond> = {
  "/page": (response) => response.end(wholePage),
  "/slow": async (response) => {
    response.flushHeaders();
    response.write(wholePage.slice(0, 30));
    await sleep(20);
    response.end(wholePage.slice(30));
  },
  "/says-404": (response) => {
    setOutcome({ status: 404 });
    response.flushHeaders();
    response.end(wholePage);
  },
  "/says-503": (response) => {
    setOutcome({ status: 503, retryAfterInSeconds: 5 });
    response.end(wholePage);
  },
  "/failed": (response) => status(response, 500).end(blankPage),
  "/failed-slowly": (response) => {
    status(response, 500).flushHeaders();
    response.write(Buffer.from(blankPage.slice(0, 60)));
    response.write(blankPage.slice(60));
    response.end();
  },
  "/failed-half": (response) => status(response, 500).write(wholePage) && response.end(wholePage),
  "/away": (response) => {
    noteDependencyDown();
    status(response, 500).end(blankPage);
  },
  "/last-word": (response, request) => {
    response.setHeader("content-type", "text/plain");
    if (request.method === "GET") {
      response.removeHeader("content-type");
    }
    status(response, 500).end("Internal Server Error");
  },
  "/line": (response) => status(response, 409).setHeader("content-type", "text/plain").end("Gone."),
  "/not-found": (response) => {
    response.removeHeader("content-security-policy");
    status(response, 404).end(blankPage);
  },
  "/missing": (response) => status(response, 404).end(wholePage),
  "/file": (response) => {
    response.removeHeader("content-security-policy");
    response.end(wholePage);
  },
  "/json": (response) => {
    response.removeHeader("content-security-policy");
    response.setHeader("content-type", "application/json").end("{}");
  },
  "/script": (response) => {
    response.removeHeader("content-security-policy");
    response.setHeader("content-type", "application/javascript; charset=UTF-8").end("0");
  },
  "/part": (response) => {
    response.setHeader("cache-control", "no-transform").setHeader("x-lagerfund-length", "4000");
    status(response, 206).write("x".repeat(2_000));
    response.end("x".repeat(2_000));
  },
  "/kept": (response) => response.setHeader("x-nextjs-cache", "HIT").end(wholePage),
  "/moved": (response) => {
    response.setHeader("location", ["/manufacturer/3-skf", "/manufacturer/3-skf"]);
    status(response, 308).end();
  },
};
const { origin } = await serve((request, response) => {
  const { pathname } = new URL(request.url ?? "", "http://localhost");
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", policy);
  response.setHeader("cache-control", "private, no-cache");
  response.setHeader("etag", '"tag"');
  response.setHeader("link", "</font.woff2>; rel=preload");
  response.setHeader("x-middleware-rewrite", "/de/visitor/inner");
  return answers[pathname]?.(response, request);
});

test("every answer says what browsers are to heed, and none the middleware's inner address", async () => {
  for (const path of ["/page", "/slow", "/json", "/script", "/failed", "/%ff"]) {
    const headers = Object.fromEntries((await get(path)).headers);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers, path).not.toHaveProperty("x-middleware-rewrite");
  }
});

test("responses without a policy get the strictest, others keep theirs, scripts need none", async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy");
  expect(await policyOf("/page")).toBe(policy);
  expect(await policyOf("/json")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await policyOf("/file")).toBe(plainHeaders["Content-Security-Policy"]);
  expect(await policyOf("/script")).toBeNull();
});

test.each(["identity", "gzip", "br"])(
  "in %s a page is whole, at once or in pieces",
  async (encoding) => {
    for (const path of ["/page", "/slow", "/says-404", "/kept"]) {
      const answer = await get(path, { "accept-encoding": encoding });
      expect(await answer.text(), path).toBe(wholePage);
      const said = encoding === "identity" ? null : encoding;
      expect([answer.headers.get("content-encoding"), answer.headers.get("vary")], path).toEqual([
        said,
        "Accept-Encoding",
      ]);
    }
  },
);

test("a part of a file is sent as it is and says its length", async () => {
  const { status, headers } = await get("/part", { "accept-encoding": "gzip" });
  expect([status, headers.get("content-length"), headers.get("content-encoding")]).toEqual([
    206,
    "4000",
    null,
  ]);
  expect(headers.has("x-lagerfund-length")).toBe(false);
  expect((await get("/json")).headers.get("content-length")).toBe("2");
});

test("a page says its own status, a payload and the answer to an action do not", async () => {
  expect((await get("/says-404")).status).toBe(404);
  const away = await get("/says-503");
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
  for (const payload of ["rsc", "next-action"]) {
    expect((await get("/says-404", { [payload]: "1" })).status, payload).toBe(200);
  }
  expect(setOutcome({ status: 404 }), "where nobody listens").toBe(false);
});

test("an action that Next fails on was sent by somebody who cannot write one", async () => {
  expect((await get("/failed", { "next-action": "x" })).status).toBe(400);
});

test.each(["/failed", "/failed-slowly", "/failed-half"])(
  "instead of what is left of a page there is one that says what happened (%s)",
  async (path) => {
    for (const encoding of ["identity", "br", "gzip"]) {
      const answer = await get(path, { "accept-encoding": encoding });
      const html = await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
      expect(html).toContain('<html lang="de" data-kind="failure">');
      expect(html).toContain(`<code>${answer.headers.get("x-request-id")}</code>`);
      expect(html).not.toMatch(/__next_error__|Nichts/);
      expect(answer.headers.get("content-security-policy")).toContain(plainPolicy);
      expect([answer.headers.has("link"), answer.headers.has("etag")]).toEqual([false, false]);
    }
  },
);

test("it speaks the language of the address, then that of the cookie", async () => {
  const cookie = { cookie: "a=b; i18n_lang=en" };
  expect(await (await get("/failed", cookie)).text()).toContain('<html lang="en"');
  expect(await (await get("/failed?lang=de", cookie)).text()).toContain('<html lang="de"');
});

test("where a dependency is away it is a 503 that names when to come again; the next failure is a 500", async () => {
  for (const method of ["GET", "HEAD"]) {
    const away = await fetch(`${origin}/away`, { method });
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
    expect((await away.text()).includes('data-kind="unavailable"')).toBe(method === "GET");
  }
  expect((await get("/failed")).status).toBe(500);
});

test("Next's last word is a page for who reads pages, and stays for programs", async () => {
  expect(await (await get("/last-word", { accept: "text/html" })).text()).toContain("<main>");
  expect(await (await get("/last-word")).text()).toBe("Internal Server Error");
  const form = { method: "POST", headers: { accept: "text/html" } };
  expect(await (await fetch(`${origin}/last-word`, form)).text()).toContain("<main>");
});

test("a form that is out of date is told so in a page, by a line only where a program asks", async () => {
  const post = { method: "POST", headers: { accept: "text/html", cookie: "i18n_lang=en" } };
  const outdated = await fetch(`${origin}/line`, post);
  expect([outdated.status, await outdated.text()]).toEqual([
    409,
    expect.stringMatching(/<html lang="en" data-kind="rejected">.*out of date/s),
  ]);
  expect(await (await fetch(`${origin}/line`, { method: "POST" })).text()).toBe("Gone.");
  expect(await (await get("/line", { accept: "text/html" })).text()).toBe("Gone.");
});

test("Next's own 404 is a page of ours, a page of ours stays, and so does what is no document", async () => {
  const missing = await get("/not-found");
  const html = await missing.text();
  expect([missing.status, html]).toEqual([404, expect.stringContaining('data-kind="missing"')]);
  // Nothing went wrong that anybody would ask us about.
  expect(html).not.toContain("<code>");
  expect(await (await get("/missing")).text()).toBe(wholePage);
  expect(await (await get("/failed", { rsc: "1" })).text()).toBe(blankPage);
});

test.each(["identity", "gzip"])(
  "what is kept for everybody is not sent again to who holds it (%s)",
  async (encoding) => {
    const ask = (path: string, held: string, method = "GET") =>
      fetch(origin + path, {
        method,
        headers: { "accept-encoding": encoding, "if-none-match": held },
      });
    for (const held of ['"tag"', 'W/"tag"', '"other", W/"tag"']) {
      for (const method of ["GET", "HEAD"]) {
        const { status, headers, body } = await ask("/kept", held, method);
        expect([status, body, headers.get("vary"), headers.get("etag")], held).toEqual([
          304,
          null,
          "Accept-Encoding",
          '"tag"',
        ]);
        expect([...headers.keys()].filter((name) => /^content-(?!sec)/.test(name))).toEqual([]);
      }
    }
    for (const answer of [
      ask("/kept", "tag"),
      ask("/kept", '"tag"', "POST"),
      ask("/page", '"tag"'),
    ]) {
      expect((await answer).status).toBe(200);
    }
  },
);

test("a way that Next names twice is named once, in the language of the address", async () => {
  const moved = await fetch(`${origin}/moved?lang=de`, { redirect: "manual" });
  expect(moved.headers.get("location")).toBe("/manufacturer/3-skf?lang=de");
});

function status(response: ServerResponse, code: number): ServerResponse {
  response.statusCode = code;
  return response;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + path, { headers });
}
