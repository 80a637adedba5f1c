import { describe, expect, test } from "vitest";
import { type HeadedCells, proposedFields, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe("a running number is no number of a part", () => {
  const headings =
    "#|Nr.|No.|ID|Artikelnummer|Material|Art.-Nr.|Teilenummer|Part no|Referenznummer";
  test.each(headings.split("|"))("whatever its heading: %j", (heading) => {
    for (const cells of [
      ["1", "2", "3"],
      [1, 2, 3, 4, 5, 6, 7],
      ["001", "002"],
      ["1", "2", "3", "4", "5", "6", "1.000", "1.001"],
      ["10", "20", "30", "40", "50", "60"],
      ["0", "1", "2", "3"],
      ["1", "2", "4", "5", "6", "9"],
      ["0010", "0020", "0030"],
    ]) {
      const columns: HeadedCells = [[heading, ...cells]];
      expect(proposedFields(proposeMapping(sampleFacts(columns)).mapping, columns)).toEqual({
        [heading]: undefined,
      });
    }
  });

  test.each([
    ["1000", "1001", "1002"],
    ["1", "3", "7"],
    ["2", "1", "3"],
    ["1", "2", "A-3"],
    ["1", "2", "2", "1"],
    ["1", "20", "300"],
    ["10", "20"],
    ["10", "15", "30"],
    ["20", "30", "40"],
    ["100", "200", "300"],
  ])("but %j, %j, %j are numbers of parts", (...cells) => {
    const columns: HeadedCells = [["Artikelnummer", ...cells]];
    expect(proposeMapping(sampleFacts(columns)).mapping.columns.mpn).toBe(0);
  });

  test.each(["Eigene Nummer", "Eigene Artikelnummer"])(
    "unless the heading is our own: %s",
    (heading) => {
      const columns: HeadedCells = [[heading, "1", "2", "3"]];
      expect(proposeMapping(sampleFacts(columns)).mapping.columns.ownArticleNumber).toBe(0);
    },
  );
});
