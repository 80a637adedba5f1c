import { expect, test } from "vitest";
import { canonicalAddress } from "./server";

const url = "/listing/search?query=6205";
const opened = { "sec-fetch-dest": "document" };

test.each([
  ["http://localhost:3000", "127.0.0.1:3000", `http://localhost:3000${url}`],
  ["http://localhost:3000", "[::1]:3000", `http://localhost:3000${url}`],
  ["http://127.0.0.1:3000", "localhost:3000", `http://127.0.0.1:3000${url}`],
  ["http://localhost:3000", "localhost:3000", null],
  ["http://localhost:3000", "127.0.0.1:4000", null],
  ["http://localhost:3000", "evil.example:3000", null],
  ["https://lagerfund.example", "127.0.0.1", null],
  ["http://localhost:3000", "not a host", null],
  ["http://localhost:3000", undefined, null],
])("%s opened as %s", (appUrl, host, address) => {
  const headers = { ...opened, host };
  expect(canonicalAddress(appUrl, { method: "GET", url, headers })).toBe(address);
});

test.each([
  ["a form", { method: "POST", headers: opened }],
  ["a program", { method: "GET", headers: {} }],
  ["a script of the page", { method: "GET", headers: { "sec-fetch-dest": "empty" } }],
])("%s is led nowhere", (_, { method, headers }) => {
  const asked = { method, url, headers: { ...headers, host: "127.0.0.1:3000" } };
  expect(canonicalAddress("http://localhost:3000", asked)).toBe(null);
});
