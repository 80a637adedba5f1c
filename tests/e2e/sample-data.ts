import { randomInt } from "node:crypto";
import sharp from "sharp";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { canaryWord } from "../factories/canary";

export interface Company {
  email: string;
  password: string;
  username: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
}

export function makeCompany(trade: string): Company {
  const word = canaryWord();
  return {
    email: `kontakt@firma-${word}.example`,
    password: `sicher-${word}`,
    username: `${trade} ${word} GmbH`,
    street: `Werkstraße ${word}`,
    zipCode: `W-${word}`,
    city: `Neustadt-${word}`,
    country: "Deutschland",
  };
}

export type Part = ReturnType<typeof makePart>;

export function makePart() {
  const [type, variant, colour, version] = [digits(3), digits(2), letters(2), digits(1)];
  return {
    manufacturer: "Siemens",
    mpn: `6ES7${type}-6${letters(1)}H${variant}-0${colour}${version}`,
    ean: validEan(`40${digits(10)}`),
    nameDe: `Digitaleingabebaugruppe ET 200SP ${digits(9)}`,
    nameEn: `Digital input module ET 200SP ${digits(9)}`,
    descriptionDe: "Originalverpackt, Siegel unversehrt, Datumscode 2023, aus Projektüberhang.",
    descriptionEn: "In its sealed original box, date code 2023, left over from a project.",
    quantity: 10,
    pricePerProductInCt: 12_345,
  };
}

/** The number as a buyer mistypes it: two neighbours swapped, no separators, lower case. */
export function mistyped(mpn: string): string {
  const characters = [...normaliseCode(mpn)];
  const place = characters.findIndex((one, index) => index > 3 && one !== characters[index + 1]);
  const swapped = characters.slice(place, place + 2).reverse();
  return characters
    .toSpliced(place, 2, ...swapped)
    .join("")
    .toLowerCase();
}

export function makePhoto(colour: { r: number; g: number; b: number }): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Computes the check digit, because the form warns of a wrong one. */
function validEan(body: string): string {
  return Array.from({ length: 10 }, (_, last) => body + last).find(hasValidCheckDigit) ?? body;
}

function digits(count: number): string {
  return String(randomInt(10 ** (count - 1), 10 ** count));
}

function letters(count: number): string {
  return Array.from({ length: count }, () => "ABCDEFGHJKLMNPRSTUVWXYZ"[randomInt(23)]).join("");
}
