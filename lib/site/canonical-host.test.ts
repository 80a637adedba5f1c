import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-host";

const requested = new URL("http://localhost:3000/listing/search?query=6205");

test.each([
  ["http://localhost:3000", "127.0.0.1:3000", "http://localhost:3000/listing/search?query=6205"],
  ["http://localhost:3000", "[::1]:3000", "http://localhost:3000/listing/search?query=6205"],
  ["http://localhost:3000", "localhost:3000", null],
  ["http://localhost:3000", "127.0.0.1:4000", null],
  ["http://localhost:3000", "evil.example:3000", null],
  ["https://lagerfund.example", "127.0.0.1", null],
  ["http://localhost:3000", "not a host", null],
  ["http://localhost:3000", null, null],
])("%s asked for as %s", (appUrl, host, address) => {
  expect(canonicalAddress(appUrl, requested, host)).toBe(address);
});
