import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

// Numbers in the manner of bearings, contactors, drives, sensors and terminals: # a digit, @ a letter.
const manners = [
  "NU ####-@@#",
  "LC1D##@#@",
  "6ES7 3##-#@##-#AB#",
  "28#####",
  "@@##-###@-##",
  "E3Z-@##@#",
  "##########",
  "1LE1###-#@@#",
];
const codeCount = 1_200;
const sampleSize = 25;

// Always the same numbers: a linear congruential generator of its own.
let state = 2026;
const codes = [
  ...new Set(
    Array.from({ length: codeCount }, (_, index) =>
      codeInManner(manners[index % manners.length] ?? ""),
    ),
  ),
];
const sample = Array.from({ length: sampleSize }, () => codes[random(codes.length)] ?? "");

beforeAll(async () => {
  const [{ userId }, { id }] = [await makeMember(), await makeManufacturer("Omron")];
  await makeOffers(
    { ownerUserId: userId, manufacturerId: id },
    codes.map((mpn) => ({ mpn })),
  );
});

const slips: [string, (code: string, place: number) => string][] = [
  [
    "one wrong character",
    (code, place) => code.slice(0, place) + otherThan(code.charAt(place)) + code.slice(place + 1),
  ],
  ["one character missing", (code, place) => code.slice(0, place) + code.slice(place + 1)],
  ["one character too many", (code, place) => code.slice(0, place) + digit() + code.slice(place)],
  [
    "two neighbours swapped",
    (code, place) =>
      code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2),
  ],
];

test.each(slips)(
  "among 1,200 numbers, %s still leads to the part on the first page",
  async (_, slip) => {
    const missed: string[] = [];
    for (const code of sample) {
      const bare = code.replaceAll(/[ -]/g, "");
      const typed = slip(bare, random(bare.length - 1));
      const { data } = await search({ query: typed });
      if (!data.some(({ mpn }) => mpn === code)) {
        missed.push(`${code} by ${typed}`);
      }
    }
    expect(missed).toEqual([]);
  },
);

function codeInManner(manner: string): string {
  return manner.replaceAll("#", digit).replaceAll("@", letter);
}

function digit(): string {
  return String(random(10));
}

function letter(): string {
  return String.fromCharCode(65 + random(26));
}

function otherThan(character: string): string {
  return character === "7" ? "4" : "7";
}

function random(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}
