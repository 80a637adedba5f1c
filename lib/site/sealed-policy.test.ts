import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openScripts } from "./content-security-policy";
import { guardFrontDoor } from "./front-door";
import { admittedHashes } from "./inline-scripts";
import { plainHeaders } from "./plain-document";

const ours = '<script>self.__next_f.push([1,"a row"])</script>';
const page = `<!DOCTYPE html><html lang="de"><p>${"Frequenzumrichter ".repeat(500)}</p>${ours}`;
const injected = "<script>alert(1)</script>";
const hash = admittedHashes(ours).join(" ");
const open = `default-src 'self'; ${openScripts} https://google.example; object-src 'none'`;
const closed = (scripts: string) => open.replace(openScripts, `script-src 'self'${scripts}`);
type Respond = (response: ServerResponse, request: IncomingMessage) => unknown;

const answers: Record<string, Respond> = {
  "/page": (response) => response.end(page + injected),
  "/error": (response) => Object.assign(response, { statusCode: 404 }).end(page),
  "/slow": async (response) => {
    response.flushHeaders();
    response.write(page);
    await sleep(80);
    response.write(page);
    response.end(ours.replace("a row", "the last row"));
  },
  "/endless": (response) => {
    for (let count = 0; count < 5; count += 1) {
      response.write("x".repeat(1024 * 1024));
    }
    response.end(ours);
  },
  "/payload": (response) => response.setHeader("content-type", "text/x-component").end(page),
  "/own": (response) =>
    response.setHeader("content-security-policy", "default-src 'none'").end(page),
  "/none": (response) => {
    response.removeHeader("content-security-policy");
    response.setHeader("content-type", "application/json").end("{}");
  },
  "/file": (response) => {
    response.removeHeader("content-security-policy");
    response.end(page);
  },
  "/script": (response) => {
    response.removeHeader("content-security-policy");
    response.setHeader("content-type", "application/javascript; charset=UTF-8").end("0");
  },
};

const server = createServer((incoming, response) => {
  const { pathname, searchParams } = new URL(incoming.url ?? "", "http://localhost");
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", open);
  if (pathname.startsWith("/cached")) {
    response.setHeader("x-nextjs-cache", "HIT").setHeader("etag", '"same"');
    response.end(searchParams.has("other") ? page.replace("a row", "another") : page);
    return;
  }
  void answers[pathname]?.(response, incoming);
});
let port = 0;

beforeAll(async () => {
  guardFrontDoor(0, "https://shop.example");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test.each(["identity", "gzip"])(
  "in %s the policy names the page's own scripts",
  async (accepted) => {
    for (const path of ["/page", "/error"]) {
      const { headers, body } = await get(path, accepted);
      expect(headers["content-security-policy"], path).toBe(closed(` ${hash}`));
      expect(body, path).toContain(page);
    }
  },
);

test.each(["identity", "gzip"])(
  "a page that comes slowly is looked through whole (%s)",
  async (accepted) => {
    const { headers, body } = await get("/slow", accepted);
    const expected = admittedHashes(body).join(" ");
    expect(expected.split(" ")).toHaveLength(2);
    expect(headers["content-security-policy"]).toBe(closed(` ${expected}`));
  },
);

test.each(["identity", "gzip"])(
  "of one that is too long no inline script runs (%s)",
  async (accepted) => {
    const { headers, body } = await get("/endless", accepted);
    expect(headers["content-security-policy"]).toBe(closed(""));
    expect(body.length).toBe(5 * 1024 * 1024 + ours.length);
  },
);

test("HEAD and what is no page are admitted none", async () => {
  expect((await get("/page", "gzip", { method: "HEAD" })).headers["content-security-policy"]).toBe(
    closed(""),
  );
  expect((await get("/payload", "gzip")).headers["content-security-policy"]).toBe(closed(""));
});

test("a file that is a document runs the scripts of our plain documents", async () => {
  const policy = (await get("/file", "gzip")).headers["content-security-policy"];
  expect(policy).toBe(plainHeaders["Content-Security-Policy"]);
});

test("what has a policy keeps it, what has none gets the strictest, scripts need none", async () => {
  const policyOf = async (path: string) => (await get(path, "")).headers["content-security-policy"];
  expect(await policyOf("/own")).toBe("default-src 'none'");
  expect(await policyOf("/none")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await policyOf("/script")).toBeUndefined();
});

test("a cached page is looked through once, and another address for itself", async () => {
  const policyOf = async (path: string) =>
    (await get(path, "gzip")).headers["content-security-policy"];
  expect(await policyOf("/cached/1")).toBe(closed(` ${hash}`));
  expect(await policyOf("/cached/1?other")).toBe(closed(` ${hash}`));
  expect(await policyOf("/cached/2?other")).not.toContain(hash);
});

test("a 304 brings the policy of the page that is held; one of HEAD leaves it as it is", async () => {
  const held = { "if-none-match": '"same"' };
  const unchanged = await get("/cached/1", "gzip", { held });
  expect([unchanged.status, unchanged.headers["content-security-policy"]]).toEqual([
    304,
    closed(` ${hash}`),
  ]);
  const head = await get("/cached/1", "gzip", { held, method: "HEAD" });
  expect([head.status, head.headers["content-security-policy"]]).toEqual([304, undefined]);
});

test("every answer, refusals before Next included, says what browsers are to heed", async () => {
  for (const path of ["/page", "/script", "/none", "/%ff"]) {
    const { headers } = await get(path, "");
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
    });
  }
});

test("in development pages stay open, for scripts that change", async () => {
  vi.stubEnv("NODE_ENV", "development");
  expect((await get("/page", "gzip")).headers["content-security-policy"]).toBe(open);
  vi.unstubAllEnvs();
});

interface Asked {
  method?: string;
  held?: Record<string, string>;
}
interface Answer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

function get(path: string, accepted: string, { method = "GET", held }: Asked = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const headers = { "accept-encoding": accepted, host: "shop.example", ...held };
    request({ port, host: "127.0.0.1", path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () => {
        const sent = Buffer.concat(pieces);
        const isZipped = response.headers["content-encoding"] === "gzip" && sent.length > 0;
        const body = (isZipped ? gunzipSync(sent) : sent).toString();
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    })
      .on("error", reject)
      .end();
  });
}
