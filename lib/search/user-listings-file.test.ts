import "@/tests/setup/database";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { createListing } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { exportListings } from "./operations";
import { listingFileName, writeListingFile } from "./user-listings-file";

let seller: TestMember;

beforeAll(async () => {
  seller = await makeMember();
});

const hostile = {
  manufacturer: "Festo",
  nameDe: "=cmd|' /C calc'!A0",
  descriptionDe: "Neu.",
  descriptionEn: "@SUM(1)\n\n= 2",
  quantity: 12_000,
  pricePerProductInCt: 123_456,
};

describe("a file of one's listings", () => {
  test("begins with a mark for Excel, and ends lines as Excel does", async () => {
    const owner = await makeMember();
    await runOperation(createListing, owner, hostile);
    const file = await fileOf(owner);
    expect(file.startsWith("\uFEFFInserat-Nr.;Status;Hersteller;")).toBe(true);
    expect(file.split("\r\n").filter((line) => line.includes("\n"))).toHaveLength(1);
    expect(file.endsWith("\r\n")).toBe(true);
    expect(file).toContain(";1234,56;");
    expect(file).toContain(`"'=cmd|' /C calc'!A0"`);
  });

  test("says status, stock and number", async () => {
    const [id] = await makeOffers(await common(seller), [
      { mpn: "TOLD", status: "RESERVED", reservedQuantity: 3, soldQuantity: 2 },
    ]);
    const row = rowsOf(await fileOf(seller)).find((cells) => cells["Herstellernummer (MPN)"]);
    expect(row).toMatchObject({
      "Inserat-Nr.": String(id),
      Status: "reserviert",
      Menge: "10",
      Verfügbar: "5",
    });
  });
});

describe("of more listings than are read at a time", () => {
  let owner: TestMember;
  let made: number[];

  beforeAll(async () => {
    owner = await makeMember();
    // Three at every moment: a page may end between listings of the same age.
    made = await makeOffers(
      await common(owner),
      Array.from({ length: 1100 }, (_, place) => ({
        mpn: `MANY-${place}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(place / 3))),
        condition: place % 2 === 0 ? ("USED_TESTED" as const) : null,
        status: place % 5 === 0 ? ("DRAFT" as const) : ("ACTIVE" as const),
      })),
    );
  });

  test("each is in the file once, the newest first", async () => {
    const ids = rowsOf(await fileOf(owner)).map((row) => Number(row["Inserat-Nr."]));
    expect(ids).toEqual(made.toReversed());
  });

  test("a listing that leaves the filter between two pages takes no others with it", async () => {
    const reader = await makeMember();
    const ids = await makeOffers(
      await common(reader),
      Array.from({ length: 700 }, (_, place) => ({ mpn: `LEAVES-${place}` })),
    );
    const filter = { status: ["ACTIVE" as const] };
    const first = (await runOperation(exportListings, reader, filter)).answer;
    const last = first.next ?? expect.fail();
    await db().listing.update({ where: { id: last }, data: { status: "DRAFT" } });
    const { answer } = await runOperation(exportListings, reader, { ...filter, after: last });
    expect([...first.rows, ...answer.rows].map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

test("the file's name has the day in Germany", () => {
  const name = listingFileName(new Date("2026-11-21T23:30:00Z"));
  expect(name).toBe("lagerfund-inserate-2026-11-22.csv");
});

async function fileOf(member: TestMember, filter = {}): Promise<string> {
  let file = "";
  for await (const piece of writeListingFile(member, filter)) {
    file += piece;
  }
  return file;
}

function rowsOf(file: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(file, {
    header: true,
    delimiter: ";",
    newline: "\r\n",
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

async function common({ userId }: TestMember) {
  return { ownerUserId: userId, manufacturerId: (await makeManufacturer("Festo")).id };
}
