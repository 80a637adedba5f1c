import { expect, test } from "vitest";
import { shownNumber } from "./shown-number";

test.each<[number, string, string]>([
  [12.5, "[$$-409]#,##0.00", "$12,50"],
  [12.5, "#,##0.00 [$CHF]", "12,50 CHF"],
  [12.5, "\\$#,##0.00", "$12,50"],
  [12.5, '0.00" € / 100 St."', "12,50 € / 100 St."],
  [1.5, '"T€"', "T€"],
  [5, '0" VE"', "5 VE"],
  [5, 'General" VE"', "5 VE"],
  [5, '0"+"', "5+"],
  [0.5, "0%", "50%"],
  [5, '0.000" kg"', "5,0000 kg"],
  [1.234, '0.000" kg"', "1,2340 kg"],
  [123456, "000\\-000", "123-456"],
  [123456, '"A-"000000', "A-123456"],
  [12, '0000" B"', "0012 B"],
  [123, "00000", "00123"],
  [-5, '0" VE"', "-5 VE"],
  [-5, '0" VE";\\-0" VE";"leer"', "-5 VE"],
  [0, '0" VE";\\-0" VE";"leer"', "leer"],
  [2, '[>1]0" Dosen";0" Dose"', "2 Dosen"],
  [10 / 3, '0.00 "CHF"', "3,33 CHF"],
  [12.5, "0.00 USD", "12,50 USD"],
  [0.075, "0.00%", "7,50%"],
])("%d in the format %s is the text %j", (number, code, text) => {
  expect(shownNumber(number, code)).toBe(text);
});

test.each<[number, string, number]>([
  [10 / 3, "0.00", 3.33],
  [10 / 3, "#,##0.00", 3.33],
  [-10 / 3, "#,##0.00", -3.33],
  [1.005, '#,##0.00\\ "€"', 1.01],
  [17.849_999_999_999_998, "0.00", 17.85],
  [12.345_678, "0.000", 12.346],
  [12.5, "0", 12.5],
  [3.49, "#,##0", 3.49],
  [12.5, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 12.5],
  [0, '_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 0],
  [-12.5, "#,##0.00;[Red](#,##0.00)", -12.5],
  [4711, "#\\ ##0", 4711],
  [4711, ";;;", 4711],
  [12.5, "#,##0.00 EUR", 12.5],
  [1e15, "000", 1e15],
  [0.000_000_1, "0.00", 0],
])("%d in the format %s is the number %d", (number, code, counted) => {
  expect(shownNumber(number, code)).toBe(counted);
});

test.each("dd.mm.yyyy|yyyy\\-mm\\-dd;@|[$-407]d. mmmm yyyy|m/d/yy h:mm".split("|"))(
  "a number in the format %s is a day",
  (code) => {
    expect(shownNumber(45_000.9, code)).toBe("2023-03-15");
    expect(shownNumber(45_000, code, true)).toBe("2027-03-16");
  },
);

test.each("@|General|0.00E+00|# ?/?".split("|"))("the format %s rounds nothing", (code) => {
  expect(shownNumber(4_260_123_456_789, code)).toBe(4_260_123_456_789);
  expect(shownNumber(10 / 3, code)).toBe(10 / 3);
});

test.each(["[$", "[", '"', "\\", ";", "_", "@;"])(
  "a format of %j by the hundred thousand shows the number alone",
  (part) => {
    expect(shownNumber(5, part.repeat(50_000))).toBe(5);
  },
);
