import { describe, expect, test } from "vitest";
import type { Cell, ColumnMapping, DecimalMark, FileReading } from "../fields";
import { columnFactsOf } from "./column-facts";
import { readRow } from "./read-row";

// What no cell says by itself, and the file does.

describe("article numbers that have the shape of dates", () => {
  const numbers = ["10.05.12", "20.01.15", "33.01.15", "45.10.18"];

  test("are none in a column that has also such as are no dates", () => {
    expect(codesIn(numbers)).toEqual(numbers);
    expect(codesIn(["10.05.12", "20.13.15"])).toEqual(["10.05.12", "20.13.15"]);
    expect(codesIn(["10.05.12", "00.01.15"])).toEqual(["10.05.12", "00.01.15"]);
  });

  test("are dates in one of nothing but dates, of this century or another", () => {
    const dates = ["10.05.12", "20.01.15", "01.05.77"];
    expect(codesIn(dates)).toEqual(["code_damaged", "code_damaged", "01.05.77"]);
    expect(codesIn(["10.05.12", "K-33.01.15", "133.01.15"])).toContain("code_damaged");
  });

  test("are none in a workbook: what it has made a date of is none of two digits", () => {
    expect(codesIn(["10.05.12", "20.01.15"], "xlsx")).toEqual(["10.05.12", "20.01.15"]);
  });

  test("with four digits or an hour are dates all the same", () => {
    const damaged = ["10.05.2012", "2012-05-10", "03. Dez", "10.05.12 00:00"];
    for (const kind of ["text", "xlsx"] as const) {
      const codes = codesIn([...damaged, "33.01.15"], kind);
      expect(codes).toEqual([...damaged.map(() => "code_damaged"), "33.01.15"]);
    }
  });

  test("are alternate numbers by the facts of their own column", () => {
    const mapping = { columns: {}, alternateProductCodes: [0, 1] };
    const rows = [
      ["10.05.12; A-1", "B-2"],
      ["33.01.15", "45.10.18"],
    ];
    expect(read(rows, mapping)[0]?.fields).toEqual({
      alternateProductCodes: ["10.05.12", "A-1", "B-2"],
    });
    const besides = [
      ["33.01.15", "10.05.12"],
      ["45.10.18", ""],
    ];
    expect(read(besides, mapping)[0]?.issues).toMatchObject([{ code: "code_damaged" }]);
  });

  function codesIn(codes: string[], kind?: FileReading["kind"]): unknown[] {
    const rows = codes.map((code) => [code]);
    return read(rows, { columns: { mpn: 0 } }, kind).map(codeOf);
  }

  function codeOf({ fields, issues }: ReturnType<typeof readRow>): unknown {
    return fields.mpn ?? issues[0]?.code;
  }
});

describe("what prices are for, where everything is written with three decimals", () => {
  const columns = { quantity: 0, pricePerProductInCt: 1, pricePer: 2 };

  test.each<[string, string[][], DecimalMark, unknown[]]>([
    ["commas", [["120,000", "25,00", "1,000"]], "comma", [2500]],
    ["points", [["120.000", "25.00", "1.000"]], "point", [2500]],
    [
      "hundreds and ones",
      [
        ["120,000", "25,00", "1,000"],
        ["1.250,000", "250,00", "100,000"],
        ["0,500", "250,00", "1.000,000 ST"],
      ],
      "comma",
      [2500, 250, 25],
    ],
  ])("is what it says: %s", (_, rows, mark, prices) => {
    expect(pricesIn(rows, mark)).toEqual(prices);
  });

  test.each<[string, string[][], DecimalMark | undefined]>([
    ["the quantities have none", [["120", "250,00", "1,000"]], undefined],
    ["the quantities are groups", [["120,000", "250.00", "1,000"]], "point"],
    ["they are groups by the other mark", [["120,000", "250,00", "1.000"]], "comma"],
    [
      "one of them has none",
      [
        ["120,000", "250,00", "1,000"],
        ["120,000", "250,00", "1"],
      ],
      "comma",
    ],
    [
      "one of the quantities has none",
      [
        ["120,000", "250,00", "1,000"],
        ["120", "250,00", "1,000"],
      ],
      "comma",
    ],
  ])("is a thousand where %s", (_, rows, mark) => {
    expect(pricesIn(rows, mark)[0]).toBe(25);
  });

  function pricesIn(rows: string[][], quantity: DecimalMark | undefined): unknown[] {
    const decimalMarks = quantity ? { quantity } : {};
    return read(rows, { columns, decimalMarks }).map(({ fields }) => fields.pricePerProductInCt);
  }
});

/** The rows of a file by what is known of it as a whole. */
function read(
  rows: Cell[][],
  { columns, ...others }: Partial<ColumnMapping> & Pick<ColumnMapping, "columns">,
  kind: FileReading["kind"] = "text",
) {
  const mapping: ColumnMapping = {
    columns,
    alternateProductCodes: [],
    priceUnit: "euros",
    pricesAreFor: 1,
    decimalMarks: {},
    ...others,
  };
  const tableRows = rows.map((cells, place) => ({ number: place + 2, cells }));
  const headings = (rows[0] ?? []).map((_, place) => `Spalte ${place}`);
  const file = { kind, columns: columnFactsOf(headings, tableRows) };
  return tableRows.map((row) => readRow(mapping, row, file));
}
