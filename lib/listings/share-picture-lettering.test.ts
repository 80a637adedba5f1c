import fc from "fast-check";
import { expect, test } from "vitest";
import { drawable, fittingSize, linesOf, outlineOf, widthOf } from "./share-picture-lettering";

const anything = fc.string({ unit: "binary", maxLength: 300 });
const words = fc.string({ unit: "grapheme-ascii", minLength: 60, maxLength: 200 });
const lettering = { face: "sans", size: 36 } as const;

test.each([
  ["6ES7 131-6BH01", "6ES7 131-6BH01"],
  ["🔧 Lager 西门子 S7", "Lager S7"],
  ["６２０５", "6205"],
  ['Ñandú ½" ŁÓDŹ Ω Лагер', 'Ñandú ½" ŁÓDŹ Ω Лагер'],
  ["Gi\u0301a Việt", "Gía Viet"],
  ["\u202eABC\u0000\ud800", "ABC"],
  ["西门子", ""],
  ["👷🏽‍♀️ – !", ""],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawable("sans", text).normalize("NFC")).toBe(drawn);
});

test("a code borrows the letters that its face does not have", () => {
  expect(drawable("mono", "ΩХ-7")).toBe("ΩХ-7");
});

test("whatever is typed becomes lines that fit, and nothing but outlines", () => {
  fc.assert(
    fc.property(fc.oneof(anything, words), (text) => {
      for (const face of ["sans", "semibold", "mono"] as const) {
        const shown = drawable(face, text);
        const lines = linesOf({ face, size: 40 }, shown, 400, 3);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) {
          expect(widthOf({ face, size: 40 }, line)).toBeLessThanOrEqual(400);
          expect(outlineOf({ face, size: 40 }, line, 0, 0)).toMatch(/^[MLQCZ\d .-]*$/);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("a name breaks between words, a long word where the line is full", () => {
  expect(linesOf(lettering, "Rillenkugellager einreihig abgedichtet", 400, 3)).toEqual([
    "Rillenkugellager",
    "einreihig abgedichtet",
  ]);
  const code = linesOf({ face: "mono", size: 40 }, "X".repeat(30), 400, 3);
  expect(code).toEqual(["X".repeat(16), "X".repeat(14)]);
});

test("what is too much ends in an ellipsis, without a lone comma or hyphen before it", () => {
  const [line = ""] = linesOf(
    lettering,
    "Schütz 24 V DC, originalverpackt aus Überbestand",
    300,
    1,
  );
  expect(line).toMatch(/^Schütz 24 V DC.*…$/);
  expect(line).not.toMatch(/[\s,.\-/]…$/);
});

test("the largest size that fits is taken, and the smallest where none does", () => {
  expect(fittingSize("mono", "6205", 200, [72, 60, 48])).toBe(72);
  expect(fittingSize("mono", "6ES7131-6BH01", 400, [72, 60, 48])).toBe(48);
});

test("letters that lean together stand closer", () => {
  const apart = widthOf(lettering, "A") + widthOf(lettering, "V");
  expect(widthOf(lettering, "AV")).toBeLessThan(apart);
});
