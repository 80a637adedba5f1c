import { expect, test } from "vitest";
import { fileName } from "./schema";

const family = "\u{1F468}\u200d\u{1F469}\u200d\u{1F467}.png";
const persian = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645.pdf";

test.each([
  ["an emoji family", family, family],
  ["a Persian word", persian, persian],
  ["a change of direction", "fdp\u202e.exe", "fdp.exe"],
  ["a zero-width space and a byte order mark", "\ufeffa\u200bb.pdf", "ab.pdf"],
  ["folders and a line break", "C:\\akten/a\nb.pdf ", "ab.pdf"],
])("of a name with %s its characters stay, and what hides does not", (_, typed, stored) => {
  expect(fileName.parse(typed)).toBe(stored);
});

test.each(["\u200d", " \u200c\u200d ", "\u202e", ""])("%j is no name", (typed) => {
  expect(fileName.safeParse(typed).success).toBe(false);
});
