import { expect, test } from "vitest";
import { argumentErrors } from "./message-arguments";

const piece = "{count, plural, one {ein Teil} other {{shown} Teile}}";

test.each([
  ["cannot be read in German", "{count, plural, one {x}", "x"],
  ["cannot be read in English", "x", "{name"],
  ["has other arguments in English", "{name}", "{names}"],
  ["has other arguments in English", "{at, date}", "{at}"],
  ["has other arguments in English", "<b>{name}</b>", "{name}"],
  [
    "has other arguments in English",
    "{a, select, x {1} other {2}}",
    "{a, select, y {1} other {2}}",
  ],
  ["has other arguments in English", piece, "{count, plural, one {a part} other {parts}}"],
  ["has no word for one {count}", piece, "{count, plural, =0 {none} other {{shown} parts}}"],
  [
    "says the number {count} bare",
    piece,
    "{count} {count, plural, one {part} other {{shown} parts}}",
  ],
])("a message that %s is an error", (expected, german, english) => {
  expect(argumentErrors({ key: german }, { key: english })).toContain(`key ${expected}`);
});

test("languages may put things in another order, and have words of their own for none", () => {
  const german = `{name}: ${piece}`;
  const english = "{count, plural, =0 {no part} one {a part} other {{shown} parts}} of {name}";
  expect(argumentErrors({ key: german }, { key: english })).toEqual([]);
});
