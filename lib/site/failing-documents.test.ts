import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noteAway } from "./away";
import { answerWith } from "./current-request";
import { guardFrontDoor } from "./front-door";
import { plainPolicy } from "./plain-document";

// As Next writes them: in pieces after its headers, or at once.
const blankPage = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';
const wholePage = '<!DOCTYPE html><html lang="de"><body><main>Nichts</main></body></html>';

const server = createServer((request, response) => {
  const path = new URL(request.url ?? "", "http://localhost").pathname;
  const [, status = "200", way = ""] = path.split("/");
  response.statusCode = Number(status);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Link", "</font.woff2>; rel=preload");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("X-Nextjs-Cache", "MISS");
  response.setHeader("X-Nextjs-Prerender", "1");
  if (way === "away") {
    noteAway();
  }
  if (way === "says-404" || way === "says-503") {
    answerWith(way === "says-404" ? { status: 404 } : { status: 503, retryAfterInSeconds: 5 });
    response.flushHeaders();
    response.write(wholePage.slice(0, 30));
    response.end(wholePage.slice(30));
  } else if (way === "line" || way === "form-line") {
    answerWith({ isFormUnreadable: way === "form-line" });
    response.setHeader("Content-Type", "text/plain");
    response.end("Server Action unavailable.");
  } else if (way === "silent") {
    response.removeHeader("Content-Type");
    response.end("Internal Server Error");
  } else if (way === "whole") {
    response.end(wholePage);
  } else if (way === "streamed") {
    response.flushHeaders();
    response.write(Buffer.from(blankPage.slice(0, 60)));
    response.end(blankPage.slice(60));
  } else {
    response.setHeader("ETag", '"x"');
    response.end(blankPage);
  }
});
let origin = "";

beforeAll(async () => {
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each(["/500/blank", "/500/streamed"])(
  "instead of a blank page there is one that says what happened (%s)",
  async (path) => {
    for (const encoding of ["identity", "br, gzip"]) {
      const answer = await get(path, { "accept-encoding": encoding });
      const html = await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
      expect(html).toContain('<html lang="de" data-kind="failure">');
      expect(html).toContain(`<code>${answer.headers.get("x-request-id")}</code>`);
      expect(html).not.toContain("__next_error__");
      expect(answer.headers.get("content-security-policy")).toBe(
        `${plainPolicy}; frame-ancestors 'none'`,
      );
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
      for (const left of ["link", "etag", "x-nextjs-cache", "x-nextjs-prerender"]) {
        expect(answer.headers.has(left), left).toBe(false);
      }
    }
  },
);

test("the page speaks the language of the address, then that of the cookie", async () => {
  const cookie = { cookie: "a=b; i18n_lang=en" };
  expect(await (await get("/500/blank", cookie)).text()).toContain('<html lang="en"');
  expect(await (await get("/500/blank?lang=de", cookie)).text()).toContain('<html lang="de"');
});

test("where a dependency is away it is a 503 that names when to come again; the next failure is a 500", async () => {
  const away = await get("/500/away");
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await away.text()).toContain('data-kind="unavailable"');
  expect((await get("/500/blank")).status).toBe(500);
});

test("a page that failed in a part only is no page either", async () => {
  const failed = await get("/500/whole");
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain('data-kind="failure"');
});

test("HEAD has the status and the headers, and no body", async () => {
  const away = await fetch(`${origin}/500/away`, { method: "HEAD" });
  expect([away.status, away.headers.get("retry-after"), await away.text()]).toEqual([
    503,
    "10",
    "",
  ]);
});

test("Next's last word is a page for who reads pages, and stays for programs", async () => {
  expect(await (await get("/500/silent", { accept: "text/html" })).text()).toContain("<main>");
  expect(await (await get("/500/silent")).text()).toBe("Internal Server Error");
});

test("a form that is out of date is told so in a page, by a line only where a program asks", async () => {
  const post = { method: "POST", headers: { accept: "text/html", cookie: "i18n_lang=en" } };
  const outdated = await fetch(`${origin}/409/line`, post);
  expect([outdated.status, outdated.headers.get("content-type")]).toEqual([
    409,
    "text/html; charset=utf-8",
  ]);
  expect(await outdated.text()).toMatch(/<html lang="en" data-kind="refused">.*out of date/s);
  const line = "Server Action unavailable.";
  expect(await (await fetch(`${origin}/409/line`, { method: "POST" })).text()).toBe(line);
  expect(await (await get("/409/line", { accept: "text/html" })).text()).toBe(line);
});

test("a blank 404 is a page too; a whole one is left alone, and so is what is no document", async () => {
  const missing = await get("/404/streamed");
  expect(missing.status).toBe(404);
  const html = await missing.text();
  expect(html).toContain('data-kind="missing"');
  // Nothing went wrong that anybody would ask us about.
  expect(html).not.toContain("<code>");
  expect(await (await get("/404/whole")).text()).toBe(wholePage);
  for (const payload of ["rsc", "next-action"]) {
    expect(await (await get("/500/blank", { [payload]: "1" })).text(), payload).toBe(blankPage);
  }
});

test("a page says its own status, a payload and the answer to an action do not", async () => {
  const missing = await get("/200/says-404");
  expect([missing.status, await missing.text()]).toEqual([404, wholePage]);
  const away = await get("/200/says-503");
  expect([away.status, away.headers.get("retry-after"), await away.text()]).toEqual([
    503,
    "5",
    wholePage,
  ]);
  for (const payload of ["rsc", "next-action"]) {
    expect((await get("/200/says-404", { [payload]: "1" })).status, payload).toBe(200);
  }
  expect((await get("/200/whole")).status).toBe(200);
});

test("outside the front door nobody is told, and the page knows", () => {
  expect(answerWith({ status: 404 })).toBe(false);
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + path, { headers });
}

test("a form that cannot be taken apart is the sender's fault; what else fails in the same words is ours", async () => {
  const post = (path: string, accept: string) =>
    fetch(origin + path, {
      method: "POST",
      headers: { accept, "content-type": "multipart/form-data; boundary=b" },
      body: "no part",
    });
  const page = await post("/500/form-line", "text/html");
  expect([page.status, await page.text()]).toEqual([400, expect.stringContaining("nicht lesbar")]);
  const told = await post("/500/form-line", "*/*");
  expect([told.status, await told.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
  for (const path of ["/500/line", "/500/silent"]) {
    expect((await post(path, "*/*")).status, path).toBe(500);
  }
});
