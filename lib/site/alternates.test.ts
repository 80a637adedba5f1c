import { expect, test } from "vitest";
import { alternatesOf } from "./alternates";

test("each language is its own canonical address and names the same others", () => {
  const languages = { de: "/a?b=1", en: "/a?b=1&lang=en", "x-default": "/a?b=1" };
  expect(alternatesOf("de", "/a?b=1")).toEqual({ canonical: "/a?b=1", languages });
  expect(alternatesOf("en", "/a?b=1")).toEqual({ canonical: "/a?b=1&lang=en", languages });
});

test("a page without English text has the German address in both languages", () => {
  const german = { canonical: "/a", languages: { de: "/a", "x-default": "/a" } };
  expect([alternatesOf("de", "/a", false), alternatesOf("en", "/a", false)]).toEqual([
    german,
    german,
  ]);
});
