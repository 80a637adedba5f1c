import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { type DiskSettings, diskStorage } from "./disk";
import { rangeOf, respondWithDownload } from "./disk-download";

const settings: DiskSettings = {
  root: await mkdtemp(path.join(tmpdir(), "lagerfund-storage-")),
  appUrl: "http://localhost:3000",
  secret: "a secret of at least thirty-two characters",
  reserveInBytes: 0,
};
const store = diskStorage(settings);
const key = "documents/test/digits";
await store.write(key, new TextEncoder().encode("0123456789"), "application/pdf");

function tokenOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

async function get(headers: Record<string, string> = {}, wanted = key) {
  const url = await store.signDownload({
    key: wanted,
    contentType: "application/pdf",
    fileName: "Prüfblatt.pdf",
  });
  return respondWithDownload(settings, tokenOf(url), new Request(url, { headers }));
}

test("a download is an attachment that no browser runs", async () => {
  const response = await get();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("0123456789");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": "10",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "private, no-store, no-transform",
  });
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; .*Pr%C3%BCfblatt\.pdf$/,
  );
});

test("a download of the last bytes, and of bytes beyond the end", async () => {
  const end = await get({ range: "bytes=-2" });
  expect([end.status, await end.text()]).toEqual([206, "89"]);
  const beyond = await get({ range: "bytes=10-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
});

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-5", { first: 2, last: 5 }],
  ["bytes=5-", { first: 5, last: 9 }],
  ["bytes=5-500", { first: 5, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-300", { first: 0, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [null, null],
  ["bytes=-", null],
  ["bytes=5-2", null],
  ["bytes=0-1,3-4", null],
  ["pages=1-2", null],
])("of ten bytes, %j asks for %j", (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});

test("of an empty object no part can be given", () => {
  expect(rangeOf("bytes=0-", 0)).toBe("unsatisfiable");
});
