import { expect, test } from "vitest";
import { typographyErrors } from "./typography";

test.each([
  ["de", "zwei  Wörter", "two spaces"],
  ["de", "Ende ", "a space at its edge"],
  ["de", 'das "Teil"', "a straight quotation mark"],
  ["de", "das “Teil”", "an English quotation mark"],
  ["de", "Wie geht's", "a straight apostrophe"],
  ["de", "Wird geladen...", "three dots for an ellipsis"],
  ["de", "Teile - neu", "a hyphen for a dash"],
  ["de", "Teile — neu", "an English dash"],
  ["de", "Was nun ?", "a space before a mark"],
  ["de", "Ändern Sie deine Angaben", "the familiar form"],
  ["de", "Was du suchst", "the familiar form"],
  ["de", "Das hilft dir", "the familiar form"],
  ["de", "Wir fragen dich", "the familiar form"],
  ["en", "the „part“", "a German quotation mark"],
] as const)("%s: “%s” has %s", (locale, message, expected) => {
  expect(typographyErrors(locale, { key: message })).toEqual([
    `key has ${expected} in ${locale}.json`,
  ]);
});

test.each([
  ["de", "Das „Teil“ – neu, 5–10 Stück, wird geladen …"],
  ["de", "Nummern wie .xlsx und „A“ oder „B“"],
  ["en", "the seller’s “part” – new"],
] as const)("%s: “%s” is well set", (locale, message) => {
  expect(typographyErrors(locale, { key: message })).toEqual([]);
});
