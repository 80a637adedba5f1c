import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CacheHandler from "./cache-handler.mjs";
import { dropTags } from "./drop-tags";

const page = (tags: string) => ({
  kind: "APP_PAGE",
  html: '<!DOCTYPE html><html lang="de"><p>active</p>',
  headers: { "x-next-cache-tags": tags },
});
// As `unstable_cache` hands it over: its tags come beside it.
const read = { kind: "FETCH", data: { body: "active" }, revalidate: 60 };
const asPage = { kind: "APP_PAGE" };
const asRead = (tags: string[]) => ({ kind: "FETCH", tags });

const cache = new CacheHandler({
  fs: {},
  flushToDisk: false,
  serverDistDir: "/nowhere",
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("data that was read before its tag was dropped is not cached", async () => {
  await cache.set("/page", page("listing:7,all"), {});
  await cache.set("read", read, { fetchCache: true, tags: ["listing:7"] });
  expect(await cache.get("/page", asPage)).toBeTruthy();
  expect(await cache.get("read", asRead(["listing:7"]))).toBeTruthy();

  vi.advanceTimersByTime(10);
  await cache.revalidateTag(["listing:7"], { expire: 0 });
  vi.advanceTimersByTime(10);
  // A visitor's answer that was under way meanwhile.
  await cache.set("/page", page("listing:7,all"), {});
  await cache.set("read", read, { fetchCache: true, tags: ["listing:7"] });
  expect(await cache.get("/page", asPage)).toBeNull();
  expect(await cache.get("read", asRead(["listing:7"]))).toBeNull();

  vi.advanceTimersByTime(5_000);
  await cache.set("/page", page("listing:7,all"), {});
  await cache.set("read", read, { fetchCache: true, tags: ["listing:7"] });
  expect(await cache.get("/page", asPage)).toBeTruthy();
  expect(await cache.get("read", asRead(["listing:7"]))).toBeTruthy();
});

test("a job drops tags as a request does", async () => {
  await cache.set("/made", page("listing:12,every-listing"), {});
  expect(await cache.get("/made", asPage)).toBeTruthy();
  vi.advanceTimersByTime(10);
  await dropTags(["every-listing"], "job");
  vi.advanceTimersByTime(10);
  expect(await cache.get("/made", asPage)).toBeNull();
});

test("the page of another listing stays cached meanwhile", async () => {
  await cache.revalidateTag("listing:8");
  await cache.set("/other", page("listing:9"), {});
  expect(await cache.get("/other", asPage)).toBeTruthy();
});

test("a page made with a failed part is not cached, the next one is", async () => {
  await cache.set("/sold", page("listing:11,unkept"), {});
  expect(await cache.get("/sold", asPage)).toBeNull();
  await cache.set("/sold", page("listing:11"), {});
  expect(await cache.get("/sold", asPage)).toBeTruthy();
});

test("a page that says that something is missing is a 404 for waiting requests too, the next one is not", async () => {
  const missing = { ...page("listing:13,missing"), status: undefined };
  await cache.set("/gone", missing, {});
  expect(missing.status).toBe(404);
  expect(await cache.get("/gone", asPage)).toMatchObject({ value: { status: 404 } });
  await cache.set("/gone", page("listing:13"), {});
  expect(await cache.get("/gone", asPage)).not.toMatchObject({ value: { status: 404 } });
});

test("a page made while a dependency was away is a 503 for waiting requests too, and is not cached", async () => {
  const away = { ...page("listing:14,unkept,away"), status: undefined };
  await cache.set("/away", away, {});
  expect([away.status, away.headers]).toEqual([
    503,
    expect.objectContaining({ "retry-after": "5" }),
  ]);
  expect(await cache.get("/away", asPage)).toBeNull();
});

test("a page brings the policy that admits its scripts, also one that the build made", async () => {
  const built = page("listing:15");
  await cache.set("/built", built, {});
  vi.stubGlobal("lagerfundPolicyOf", (html: string) => `of ${html}`);
  const policy = { "content-security-policy": `of ${built.html}` };
  expect(await cache.get("/built", asPage)).toMatchObject({ value: { headers: policy } });
  const made = page("listing:16,unkept");
  await cache.set("/made-now", made, {});
  expect(made.headers).toMatchObject(policy);
  const blank = { ...page("none"), html: '<!DOCTYPE html><html id="__next_error__">' };
  await cache.set("/blank", blank, {});
  expect(blank.headers).not.toHaveProperty("content-security-policy");
});

test.each([
  ["/listing/detail/7", true],
  ["/listing/detail/7?lang=en", true],
  ["/listing/detail/7?lang=de", true],
  ["/listing/detail/7?note=Erika", false],
  ["/listing/detail/7?lang=en&note=Erika", false],
  ["/listing/detail/7?lang=fr", false],
])("of the page requested as %s, this is cached: %s", async (address, isCached) => {
  const [path = "", query] = address.split("?");
  const payload = JSON.stringify({ c: path.split("/"), q: query === undefined ? "" : `?${query}` });
  const key = `/${encodeURIComponent(address)}${path}`;
  await cache.set(key, { ...page("all"), rscData: Buffer.from(`0:${payload}`) }, {});
  expect((await cache.get(key, asPage)) !== null).toBe(isCached);
});

test("a page's own text about queries does not keep it from the cache", async () => {
  const text = JSON.stringify({ children: 'Ein Text mit "q":"?note=Erika"' });
  const data = JSON.stringify({ name: 'Ein Teil "q":"?x' });
  const html = `<script type="application/ld+json">${data}</script><script>push(${JSON.stringify(text)})</script>`;
  await cache.set("/text", { ...page("all"), html, rscData: Buffer.from(`1:${text}`) }, {});
  expect(await cache.get("/text", asPage)).toBeTruthy();
});

// React writes texts from 1,024 characters on as they are, behind their length.
const tail = '"q":"?x';
const long = `${"ä€𝛀".repeat(300)}\n`;

test.each([
  ["nothing", {}, true],
  ["what looks like one", { text: tail }, true],
  ["a long text that holds what looks like one", { text: long + tail }, true],
  [
    "texts that hold what looks like rows",
    { a: `${long}7:T2,${tail}`, b: `${long}0:{${tail}` },
    true,
  ],
  ["a query", { q: "?note=Erika" }, false],
  ["a query behind a long text", { text: `${long}9:Tffff,`, q: "?note=Erika" }, false],
  ["a long query", { q: `?note=${long}` }, false],
])("a page that carries %s is cached correctly", async (name, props, isCached) => {
  const children = Array.from({ length: 40 }, (_, place) => ({ place, text: "ein Teil" }));
  const rscData = payloadOf({ c: ["", "listing"], children, ...props });
  const key = `/${name}/listing`;
  await cache.set(key, { ...page("all"), rscData }, {});
  expect((await cache.get(key, asPage)) !== null).toBe(isCached);
});

const invalid = "/de/visitor/listing/detail/invalid";

test.each([
  ["its path", "/de/visitor/listing/detail/7", "/listing/detail/7", true],
  ["its path in a language", "/de/visitor/manufacturer/3-x", "/manufacturer/3-x?lang=de", true],
  ["the start page", "/de/visitor", "/", true],
  ["the start page in a language", "/en/visitor", "/?lang=en", true],
  ["the inner path of all that can be none", invalid, "/listing/detail/invalid", true],
  ["what can be no listing", invalid, "/listing/detail/Erika", false],
  ["what looks like a payload", invalid, `/listing/detail/"],"c":["","listing`, false],
  ["something long", invalid, `/listing/detail/${"x".repeat(2_000)}`, false],
  ["what can be no id", "/de/visitor/listing/detail/0", "/listing/detail/99999999999", false],
  ["what can be no name", "/de/visitor/manufacturer/3", "/manufacturer/3-ERIKA", false],
])(
  "a page made for a request with %s is cached correctly",
  async (name, key, address, isCached) => {
    const text = `${long}0:{"c":["","listing","detail","invalid"]}`;
    const q = address.includes("?") ? `?${address.split("?")[1]}` : "";
    const rscData = payloadOf({ text, c: address.split("/"), q });
    const place = `/${name}${key}`;
    await cache.set(place, { ...page("all"), rscData }, {});
    expect((await cache.get(place, asPage)) !== null).toBe(isCached);
  },
);

test.each(["", "0:", "0:T", "0:Tzz,a", "0:Tffff,a", ":N1", "0:{}"])(
  "a payload that ends early (%s) ends the search too",
  async (rscData) => {
    await cache.set(`/early${rscData}`, { ...page("all"), rscData }, {});
    expect(await cache.get(`/early${rscData}`, asPage)).toBeTruthy();
  },
);

/** As Next's own React writes it, which only runs where `react-server` holds. */
function payloadOf(model: object): Buffer {
  const program = `
    const { renderToReadableStream } = require("next/dist/compiled/react-server-dom-turbopack/server.node");
    new Response(renderToReadableStream(${JSON.stringify(model)}, {})).arrayBuffer()
      .then((payload) => process.stdout.write(Buffer.from(payload)));`;
  const env = { ...process.env, NODE_ENV: "production" as const };
  return execFileSync(process.execPath, ["--conditions=react-server", "-e", program], { env });
}
