import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlOf } from "@/tests/setup/screen";
import { StructuredData } from "./structured-data";

test("no text can close the element or change its meaning", () => {
  const hostile = fc.constantFrom(
    "</script>",
    "<!--",
    "]]>",
    "\u2028",
    "\u2029",
    '"',
    "&lt;",
    "\\",
  );
  const text = fc
    .array(fc.oneof(hostile, fc.string({ unit: "grapheme" })))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (name) => {
      const html = htmlOf(<StructuredData data={{ name }} />);
      const [, json = ""] =
        /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ name });
    }),
  );
});
