import { expect, test } from "vitest";
import { phrasesIn } from "./phrases-to-tsquery";
import { readQuery } from "./query-tokens";

const nothingKnown = {
  codes: new Map(),
  holding: new Map(),
  near: new Map(),
  newestId: 0,
  names: [],
};

test.each([
  ["E+H Promag", ["E+H", "Promag"]],
  ["B&R Panel 63x100", ["B&R", "Panel", "63x100"]],
  ["Netzteil 24VDC 5A", ["Netzteil", "24VDC", "5A"]],
  ["Kabel/Leitung", ["Kabel", "Leitung"]],
])("a query with a unit is named with its unit: %s", (query, texts) => {
  const phrases = phrasesIn(readQuery(query).tokens, { vocabulary: nothingKnown, aliases: [] });
  expect(phrases.map(({ text }) => text)).toEqual(texts);
});
