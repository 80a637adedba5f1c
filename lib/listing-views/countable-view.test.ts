import "@/tests/setup/database";
import { expect, test } from "vitest";
import { isFromReader, viewedListingId } from "./countable-view";

const origin = "http://localhost:3000";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test.each(["1", "7", "2147483647"])("%s names a listing", (address) => {
  expect(viewedListingId(address)).toBe(Number(address));
});

test.each(["0", "-1", "01", "1.0", "1e3", "2147483648", "99999999999", "٣", "", "1 ", "abc"])(
  "%j names none",
  (address) => {
    expect(viewedListingId(address)).toBeNull();
  },
);

test("a view is what a browser reports from a page of ours", () => {
  expect(isFromReader(new Headers({ origin, "user-agent": firefox }))).toBe(true);
});

test.each<Record<string, string>>([
  { origin: "https://evil.example", "user-agent": firefox },
  { origin: "null", "user-agent": firefox },
  { "user-agent": firefox },
  { origin },
  { origin, "user-agent": "" },
  {
    origin,
    "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  },
  {
    origin,
    "user-agent": "Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/156.0.0.0 Safari/537.36",
  },
  { origin, "user-agent": "curl/8.5.0" },
])("%j is none", (headers) => {
  expect(isFromReader(new Headers(headers))).toBe(false);
});
