import { describe, expect, test } from "vitest";
import { codeOf, codeSpans, nameOf, nameSpans, readQuery } from "./query-tokens";

function textsOf(query: string): string[] {
  return readQuery(query).tokens.map(({ text }) => text);
}

describe("noise is left out", () => {
  test.each([
    ["suche E82EV152K4C neu", ["E82EV152K4C"]],
    ["Brauche dringend Ersatzteil 6ES7 315-2EH14 bitte!", ["6ES7", "315-2EH14"]],
    ["looking for a 6205, used", ["6205"]],
    ["Lager für Welle", ["Lager", "Welle"]],
    ["Sicherung 16 A", ["Sicherung", "16", "A"]],
    ["Klemme UT 2,5; grau", ["Klemme", "UT", "2,5", "grau"]],
    ["SKF-Lager", ["SKF", "Lager"]],
    ["neu", ["neu"]],
    ["--- ...", []],
    ["5 Stück", []],
  ])("%s: %j", (query, texts) => {
    expect(textsOf(query)).toEqual(texts);
  });
});

describe("a number of pieces becomes a wish", () => {
  test.each([
    ["5 Stück LC1D09P7", 5, "LC1D09P7"],
    ["LC1D09P7 (2 Stück)", 2, "LC1D09P7 ( )"],
    ["EL1008 x 3", 3, "EL1008"],
    ["EL1008 *3", 3, "EL1008"],
    ["LC1D09P7 10 Stk.", 10, "LC1D09P7"],
    ["5x LC1D09P7", 5, "LC1D09P7"],
    ["5 x LC1D09P7", 5, "LC1D09P7"],
    ["3 x 6205", 3, "6205"],
    ["LC1D09P7 x20", 20, "LC1D09P7"],
    ["qty 3 6205-2RSH", 3, "6205-2RSH"],
    ["6205-2RSH Menge: 12", 12, "6205-2RSH"],
    ["need 100 pcs 6205", 100, "need 6205"],
  ])("%s: %i of %s", (query, value, rest) => {
    expect(readQuery(query).quantity).toMatchObject({ value, rest });
  });

  test.each([
    "3x 400 V",
    "3 x 400V Motor",
    "3 x 1000 V",
    "Kabel 4 x 1,5",
    "5 Stück",
    "Pilz PNOZ X3",
    "Schaltschrank 1200 x 1000",
    "Schraube M16 x 20",
    "6ES7 315",
    "2x2 Ventil",
    "0 Stück 6205",
  ])("%s is none", (query) => {
    expect(readQuery(query).quantity).toBeNull();
  });
});

test("neighbours with a digit may be one number, the longest first", () => {
  const { tokens } = readQuery("Siemens 6ES7 315");
  expect(codeSpans(tokens).map((span) => codeOf(tokens, span))).toEqual([
    "SIEMENS6ES7315",
    "SIEMENS6ES7",
    "6ES7315",
    "6ES7",
    "315",
  ]);
});

test("neighbours may be one name, folded and without signs", () => {
  const { tokens } = readQuery("Endress + Hauser Weidmüller");
  expect(nameSpans(tokens).map((span) => nameOf(tokens, span))).toContain("endresshauser");
  expect(nameSpans(tokens).map((span) => nameOf(tokens, span))).toContain("weidmueller");
});

test("a pasted text of 200 words is read to its 24th", () => {
  expect(
    readQuery(Array.from({ length: 200 }, (_, index) => `w${index}`).join(" ")).tokens,
  ).toHaveLength(24);
});
