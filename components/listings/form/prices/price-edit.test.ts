import { describe, expect, test } from "vitest";
import { decimalsAfter, editedPrice, intendedEuros, pastedCents, priceText } from "./price-edit";

/** `|` marks the caret. Intl writes a non-breaking space before the sign. */
function shown({ cents, caret }: { cents: number | null; caret: number }): string {
  const text = priceText(cents);
  return `${text.slice(0, caret)}|${text.slice(caret)}`.replace(/\s/g, " ");
}

/** `|` marks the caret; "<" is Backspace and ">" is Delete. */
function typing(start: string, typed: string): string {
  let [left = "", right = ""] = start.replace(" ", "\u00a0").split("|");
  for (const key of typed) {
    const before = left + right === "" ? null : Number((left + right).replace(/\D/g, ""));
    const [text, caret, inputType] =
      key === "<"
        ? [left.slice(0, -1) + right, Math.max(left.length - 1, 0), "deleteContentBackward"]
        : key === ">"
          ? [left + right.slice(1), left.length, "deleteContentForward"]
          : [left + key + right, left.length + 1, "insertText"];
    const after = shown(editedPrice({ before, text, caret, inputType }));
    [left = "", right = ""] = after.replace(" ", "\u00a0").split("|");
  }
  return `${left}|${right}`.replace(/\s/g, " ");
}

describe("typing at the end", () => {
  test.each([
    ["|", "12345", "123,45| €"],
    ["0,00 €|", "4500", "45,00| €"],
    ["0,00 €|", "123456789", "1.234.567,89| €"],
    ["45,00| €", "x", "45,00| €"],
    ["45,00 €|", "-", "45,00| €"],
    ["45,00 €|", "0", "450,00| €"],
  ])("%s and %s make %s", (start, typed, end) => {
    expect(typing(start, typed)).toBe(end);
  });
});

describe("in the middle the caret stays beside the same digits", () => {
  test.each([
    ["1|2,50 €", "9", "19|2,50 €"],
    ["1|2,50 €", "99", "1.99|2,50 €"],
    ["|12,50 €", "7", "7|12,50 €"],
    ["12|,50 €", "3", "123|,50 €"],
    ["12,|50 €", "3", "123|,50 €"],
    ["12,5|0 €", "7", "125,7|0 €"],
    ["1.23|4,56 €", "<", "12|4,56 €"],
    ["1.2|34,56 €", ">", "12|4,56 €"],
    ["12,|50 €", "<", "1|,50 €"],
    ["12|,50 €", ">", "1,2|0 €"],
    ["1.|234,56 €", "<", "|234,56 €"],
    ["|12,50 €", "<", "|12,50 €"],
    ["1,2|3 €", "<<", "0,0|3 €"],
  ])("%s and %s make %s", (start, typed, end) => {
    expect(typing(start, typed)).toBe(end);
  });
});

describe("Backspace and Delete at the sign", () => {
  test.each([
    ["12,50 €|", "<", "1,25| €"],
    ["12,50 |€", "<", "1,25| €"],
    ["12,50| €", "<", "1,25| €"],
    ["12,50| €", ">", "12,50| €"],
    ["12,50 €|", ">", "12,50| €"],
    ["0,05 €|", "<", "0,00| €"],
    ["12,50 €|", "<<<<", "0,00| €"],
    ["12,50 €|", "<<<<<", "|"],
  ])("%s and %s make %s", (start, typed, end) => {
    expect(typing(start, typed)).toBe(end);
  });
});

describe("an empty price", () => {
  test.each([
    ["|0,00 €", "4500", "45,00| €"],
    ["0|,00 €", "12", "0,12| €"],
    ["0,0|0 €", "7", "0,07| €"],
  ])(
    "takes digits as a new one wherever the caret stands: %s and %s make %s",
    (start, typed, end) => {
      expect(typing(start, typed)).toBe(end);
    },
  );
});

test("typing over everything starts again", () => {
  expect(shown(editedPrice({ before: 1250, text: "7", caret: 1, inputType: "insertText" }))).toBe(
    "0,07| €",
  );
});

test("the largest safe integer is the most, shown to the cent, and bears another digit", () => {
  const most = typing("|", "9".repeat(20));
  expect(most).toBe("90.071.992.547.409,91| €");
  expect(typing(most, "5")).toBe(most);
  expect(typing(most, "<")).toBe("9.007.199.254.740,99| €");
});

test.each([
  ["12,50 €", 1250],
  ["12.50", 1250],
  ["1.234,56", 123_456],
  ["1,234.56", 123_456],
  ["1.234", 123_400],
  ["1234 €", 123_400],
  ["EUR 99", 9900],
  ["€ 1'234.5", 123_450],
  [" 7,5\n", 750],
  ["-12,50", 0],
  ["−3 €", 0],
  ["9".repeat(30).concat(",00"), Number.MAX_SAFE_INTEGER],
])("%j pasted is %d cents", (text, cents) => {
  expect(pastedCents(text)).toBe(cents);
});

test.each(["1234", " 1234 ", ""])("bare digits %j count as typed", (text) => {
  expect(pastedCents(text)).toBeNull();
});

describe("digits without cents", () => {
  const typed = { isPasted: false, decimals: null };

  test.each([
    [45, 4500],
    [999, 99_900],
    [1000, null],
    [0, null],
    [null, null],
  ])("that were typed and make %s cents may be meant as %s", (cents, meant) => {
    expect(intendedEuros(cents, typed, 1000)).toBe(meant);
  });

  test("may be meant as euros at any size where they were pasted", () => {
    expect(intendedEuros(1234, { ...typed, isPasted: true }, 1000)).toBe(123_400);
    expect(intendedEuros(Number.MAX_SAFE_INTEGER, { ...typed, isPasted: true }, 1000)).toBeNull();
  });

  test("are meant as they stand where two were typed behind a comma", () => {
    expect(intendedEuros(45, { ...typed, decimals: 2 }, 1000)).toBeNull();
  });
});

describe("digits behind a comma or point", () => {
  test.each([
    ["12,5", 125, 1250],
    ["12,", 12, 1200],
    ["1.234,5", 12_345, 123_450],
    ["1.234", 1234, 123_400],
    ["0,45", 45, null],
    ["1.234,50", 123_450, null],
    ["99,<<99", 9999, null],
  ])("typed as %j make %d cents and may be meant as %s", (keys, cents, meant) => {
    let decimals: number | null = null;
    for (const key of keys) {
      decimals = decimalsAfter(decimals, key === "<" ? "" : key, key === "<");
    }
    expect(intendedEuros(cents, { isPasted: false, decimals }, 100)).toBe(meant);
  });
});
