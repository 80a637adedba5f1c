import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { getAlternativeListings } from "@/lib/search/operations";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeMember, type TestMember } from "@/tests/factories/user";

let seller: TestMember;
let soldOut: number;
let draft: number;
let withoutMpn: number;

beforeAll(async () => {
  seller = await makeMember();
  const { id: manufacturerId } = await makeManufacturer("Siemens");
  const same = { mpn: "6ES7 315-2EH14-0AB0", ean: "4012345678901" };
  const ids = await makeOffers({ ownerUserId: seller.userId, manufacturerId }, [
    { ...same, status: "SOLD", soldQuantity: 10 },
    { ...same, status: "DRAFT" },
    { ...same, status: "DELETED" },
    { ...same, reservedQuantity: 10 },
    { mpn: "6ES73152EH140AB0", nameDe: "älter" },
    { mpn: "Nachbau", alternateProductCodes: ["6es7 315 2eh14 0ab0"], nameDe: "neuer" },
    { mpn: "6ES7 315-2EH13-0AB0", nameDe: "ähnlich" },
    { mpn: "6ES7 315-2EH12-0AB0", nameDe: "ähnlich, weg", reservedQuantity: 10 },
    { mpn: "6ES7 315-2EH11-0AB0", nameDe: "ähnlich, Entwurf", status: "DRAFT" },
    { mpn: "6ES73152EH140AB0", alternateProductCodes: ["6ES7315-2EH13-0AB1"], nameDe: "beides" },
    {
      mpn: null,
      alternateProductCodes: ["6ES7 315-2EH10-0AB0"],
      status: "SOLD",
      nameDe: "ohne MPN",
    },
    { mpn: "ANDERES-1", ean: "4012345678918", nameDe: "nur die EAN ist ähnlich" },
  ]);
  [soldOut, draft, withoutMpn] = [ids[0] ?? 0, ids[1] ?? 0, ids.at(-2) ?? 0];
});

test("are the same part, own numbers first and newest first, then similar ones, all of them for sale", async () => {
  const { same, similar } = await alternativesTo(soldOut);
  expect(same.map(({ nameDe }) => nameDe)).toEqual(["beides", "älter", "neuer"]);
  expect(similar.map(({ nameDe }) => nameDe)).toEqual(["ähnlich"]);
});

test("of one that is for sale are the others, never itself", async () => {
  const { same } = await alternativesTo(soldOut);
  const others = (await alternativesTo(same[2]?.id ?? 0)).same;
  expect(others.map(({ nameDe }) => nameDe)).toEqual(["beides", "älter"]);
});

test("of one without an MPN are like its first other number", async () => {
  const { similar } = await alternativesTo(withoutMpn);
  expect(similar.map(({ nameDe }) => nameDe)).toContain("ähnlich");
});

test("of what a viewer may not see there are none", async () => {
  await expect(alternativesTo(draft)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(alternativesTo(2_147_483_647)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await alternativesTo(draft, seller)).same).toHaveLength(3);
});

async function alternativesTo(listingId: number, viewer: Viewer = visitor) {
  return (await runOperation(getAlternativeListings, viewer, { listingId })).answer;
}
