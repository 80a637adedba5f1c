import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

const parts = [
  { mpn: "6205-2RSH", ean: "4 012345-678901", nameDe: "Rillenkugellager" },
  { mpn: "LC1D09BD", nameDe: "Leistungsschütz 9 A", nameEn: "Contactor" },
  {
    mpn: "6ES7 315-2EH14-0AB0",
    alternateProductCodes: ["SPS.315/2 PN"],
    nameDe: "Zentralbaugruppe",
  },
  { mpn: "1LE1001-1CB03-4AA4", nameDe: "Drehstrommotor", nameEn: "Three-phase motor" },
  { mpn: "汉字-77", nameDe: "Werkzeughalter" },
  { mpn: "VUVG-L10-M52-RT", nameDe: "Magnetventile 5/2", nameEn: "Solenoid valve" },
];

beforeAll(async () => {
  const [{ userId }, { id }] = [await makeMember(), await makeManufacturer("SKF")];
  await makeOffers({ ownerUserId: userId, manufacturerId: id }, parts);
});

describe("a visitor finds a part by its code", () => {
  test.each([
    ["as written", "6205-2RSH", "6205-2RSH", "exact"],
    ["in lower case", "lc1d09bd", "LC1D09BD", "exact"],
    ["without separators", "6es73152eh140ab0", "6ES7 315-2EH14-0AB0", "exact"],
    ["with other separators", "6ES7.315/2EH14 0AB0", "6ES7 315-2EH14-0AB0", "exact"],
    ["in full-width characters", "ＬＣ１Ｄ０９ＢＤ", "LC1D09BD", "exact"],
    ["by its EAN with spaces and hyphens", "401-2345 678901", "6205-2RSH", "exact"],
    ["by an alternate code", "sps 315 2pn", "6ES7 315-2EH14-0AB0", "exact"],
    ["by its beginning", "6205", "6205-2RSH", "prefix"],
    ["by a single character", "v", "VUVG-L10-M52-RT", "prefix"],
    ["by letters that trigrams do not know", "汉字", "汉字-77", "prefix"],
    ["by its middle", "315-2EH", "6ES7 315-2EH14-0AB0", "contains"],
    ["with one wrong character", "6205-2RZH", "6205-2RSH", "similar"],
    ["with the first character wrong", "8205-2RSH", "6205-2RSH", "similar"],
    ["with one character missing", "LC1D9BD", "LC1D09BD", "similar"],
    ["with one character too many", "LC1D009BD", "LC1D09BD", "similar"],
    ["with swapped characters", "6025-2RSH", "6205-2RSH", "similar"],
    ["with swapped characters in a short code", "LC1D90BD", "LC1D09BD", "similar"],
    [
      "with swapped characters in a long code",
      "1LE1001-1BC03-4AA4",
      "1LE1001-1CB03-4AA4",
      "similar",
    ],
    ["with O for 0", "1LE1OO1-1CB03-4AA4", "1LE1001-1CB03-4AA4", "similar"],
    ["by a German word", "Drehstrommotor", "1LE1001-1CB03-4AA4", "words"],
    ["by another form of a German word", "Leistungsschütze", "LC1D09BD", "words"],
    ["by an English word", "contactors", "LC1D09BD", "words"],
    ["by two words", "phase motor", "1LE1001-1CB03-4AA4", "words"],
    ["by the beginning of a word", "rillenkug", "6205-2RSH", "words"],
    ["by a word with a fraction", "Magnetventile 5/2", "VUVG-L10-M52-RT", "words"],
    ["by a word and half a fraction", "magnetventil 5", "VUVG-L10-M52-RT", "words"],
    ["by the end of a German compound", "Kugellager", "6205-2RSH", "words"],
  ])("%s: %s", async (_, query, mpn, kind) => {
    const [first] = (await search({ query })).data;
    expect(first).toMatchObject({ mpn, match: { kind } });
  });

  test.each(["---", "XYZQW123", "%", "_", "und", "' OR 1=1 --", "\u0001\u001b", "🦄"])(
    "%j finds nothing",
    async (query) => {
      expect(await search({ query })).toMatchObject({
        data: [],
        totalPages: 0,
        totalCount: 0,
        capped: false,
      });
    },
  );

  test.each(["6205%", "6205_", "6205\\", "6205'", '"6205"', "6205\t", "(6205) & !"])(
    "%j is no more than its letters and digits",
    async (query) => {
      const { data } = await search({ query });
      expect(data.map(({ mpn }) => mpn)).toEqual(["6205-2RSH"]);
    },
  );
});
