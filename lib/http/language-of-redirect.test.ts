import { expect, test } from "vitest";
import { inLanguageOf } from "./patch-response";

test.each([
  ["/a?x=1&lang=en", "/b?query=6205", "/b?query=6205&lang=en"],
  ["/a?lang=de", "/b#request", "/b?lang=de#request"],
  ["/a?lang=de", "/b?lang=en", "/b?lang=en"],
  ["/a?lang=fr", "/b", "/b"],
  ["/a", "/b", "/b"],
])("%s that leads to %s leads to %s", (url, location, kept) => {
  expect(inLanguageOf(url, location)).toBe(kept);
});
