import { expect, test } from "vitest";
import { returnAddress } from "./return-address";

const appUrl = "https://lagerfund.example";

test("the language switch returns to its page with the query", () => {
  const referer = "https://lagerfund.example/listing/search?query=6205-2RS&page=2";
  expect(returnAddress(referer, appUrl)).toBe("/listing/search?query=6205-2RS&page=2");
});

test("a language in the address does not overrule the choice", () => {
  expect(returnAddress("https://lagerfund.example/login?lang=en&next=%2Fa", appUrl)).toBe(
    "/login?next=%2Fa",
  );
  expect(returnAddress("https://lagerfund.example/?lang=en", appUrl)).toBe("/");
});

test("without a referring page of this site it returns to the landing page", () => {
  const strangers = [
    null,
    "",
    "nonsense",
    "https://evil.example/listing/search",
    "https://lagerfund.example.evil.example/",
    "http://lagerfund.example/listing/search",
    "https://lagerfund.example//evil.example/",
  ];
  for (const referer of strangers) {
    expect(returnAddress(referer, appUrl)).toBe("/");
  }
});
