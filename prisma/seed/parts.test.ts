import { describe, expect, test } from "vitest";
import { drawPart } from "./draw-part";
import { allParts, partKinds, typedManufacturers } from "./parts";

const everyPart = [...allParts, ...typedManufacturers];

describe("the demo's parts", () => {
  test("are at least sixty, with eight or more of every kind", () => {
    expect(allParts.length).toBeGreaterThanOrEqual(60);
    for (const kind of partKinds) {
      expect(allParts.filter((part) => part.kind === kind).length, kind).toBeGreaterThanOrEqual(8);
    }
  });

  test("never name the same number of a manufacturer twice", () => {
    const names = everyPart.map((part) => `${part.manufacturer} ${part.mpn}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(everyPart)("$manufacturer $mpn", (part) => {
  test("has the texts a listing needs, free of stray spaces", () => {
    for (const words of [part.manufacturer, part.mpn, part.nameDe, part.descriptionDe]) {
      expect(words.trim()).not.toBe("");
      expect(words).toBe(words.trim());
    }
  });

  test("has a price, a quantity and a minimum within it", () => {
    for (const amount of [part.pricePerProductInCt, part.quantity, part.minOrderQuantity]) {
      expect(Number.isInteger(amount) && amount > 0).toBe(true);
    }
    expect(part.minOrderQuantity).toBeLessThanOrEqual(part.quantity);
  });

  test("is a bundle exactly when the minimum takes the whole quantity", () => {
    expect(part.bundleOnly).toBe(part.minOrderQuantity === part.quantity);
  });

  test("can be delivered, and has a shipping price only when it is shipped", () => {
    expect(part.shippingPossible || part.pickupPossible).toBe(true);
    if (!part.shippingPossible) expect(part.shippingPriceInCt).toBeNull();
  });

  test("has alternate codes as the form would store them", () => {
    const codes = [part.mpn, ...part.alternateProductCodes].map(normalised);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of part.alternateProductCodes) expect(code).not.toMatch(/[.,]|^\s|\s$|^$/);
  });

  test("has an EAN with the right check digit, if any", () => {
    if (part.ean === undefined) return;
    expect(part.ean).toMatch(/^\d{13}$/);
    expect(checkDigit(part.ean)).toBe(Number(part.ean[12]));
  });

  test("has a main drawing, complete in every coordinate", () => {
    const drawings = drawPart(part);
    expect(drawings).toHaveLength(part.picture.hasLabel ? 2 : 1);
    for (const { name, svg } of drawings) {
      expect(name).toMatch(/^[A-Za-z0-9.-]+-[12]\.jpg$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\{\w+\}|data-width/);
      expect(svg).toContain(`>${part.mpn.replaceAll("&", "&amp;")}<`);
    }
  });
});

test("drawings of different parts never share a file name", () => {
  const names = everyPart.flatMap(drawPart).map((drawing) => drawing.name);
  expect(new Set(names).size).toBe(names.length);
});

function normalised(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

function checkDigit(ean: string): number {
  const sum = [...ean.slice(0, 12)].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
