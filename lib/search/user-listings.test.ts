import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { exportListings, getListingStatusesByUser, getListingsByUser } from "./operations";

describe("a search in a user's listings", () => {
  let owner: TestMember;
  let ids: number[];
  const find = async (query: string, payload: object = {}) => {
    const asked = { query, pageSize: 50, ...payload };
    return (await runOperation(getListingsByUser, owner, asked)).answer.data.map(({ id }) => id);
  };

  beforeAll(async () => {
    owner = await makeMember();
    const bosch = await makeManufacturer("Bosch Rexroth");
    ids = await makeOffers({ ownerUserId: owner.userId, manufacturerId: bosch.id }, [
      { mpn: "R900-561.274", ownArticleNumber: "LAG_100%/7", nameDe: "Wegeventil Größe 6" },
      { ean: "4012345678901", nameDe: "Kupplung", nameEn: "Coupling half" },
      { alternateProductCodes: ["0 811 404 001"], nameDe: "Übersetzung", status: "DELETED" },
    ]);
    await makeOffers({ ownerUserId: (await makeMember()).userId, manufacturerId: bosch.id }, [
      { mpn: "R900561274", nameDe: "Kupplung" },
    ]);
  });

  test.each([
    ["the manufacturer's number", "r900561274", 0],
    ["a part of it, spelt otherwise", "900.561", 0],
    ["the EAN", "4012345 678901", 1],
    ["an alternate code of a deleted listing", "0811404001", 2],
    ["the own number, in which nothing is a wildcard", "lag_100%", 0],
    ["the German name", "wegeVENTIL", 0],
    ["an umlaut in capitals", "ÜBERSETZUNG", 2],
    ["the English name", "coupling", 1],
    ["manufacturer and name together", "rexroth kupplung", 1],
  ] as const)("finds by %s", async (_, query, place) => {
    expect(await find(query)).toEqual([ids[place]]);
  });

  test("finds by the listing's own number", async () => {
    expect(await find(String(ids[1]))).toContain(ids[1]);
  });

  test("finds only listings with every word, and only one's own", async () => {
    expect(await find("rexroth")).toEqual(ids.toReversed());
    expect(await find("rexroth dichtung")).toEqual([]);
    expect(await find("lag%7")).toEqual([]);
    expect(await find("rexroth", { status: ["DELETED"] })).toEqual([ids[2]]);
  });

  test("is what the file has, and what can be changed at once", async () => {
    const { rows } = (await runOperation(exportListings, owner, { query: "kupplung" })).answer;
    expect(rows.map(({ id }) => id)).toEqual([ids[1]]);
    const asked = { query: "rexroth", status: ["ACTIVE" as const] };
    const [buyer, coupling] = [await makeMember(), Number(ids[1])];
    await makeTransaction(buyer, coupling, { status: "COMPLETED" });
    await makeTransaction(buyer, coupling, { quantity: 2, status: "RESERVED" });
    await makeTransaction(buyer, coupling, { quantity: 3 });
    const { username } = await db().user.findUniqueOrThrow({ where: { id: buyer.userId } });
    const openTransactions = [
      { quantity: 3, status: "REQUESTED", buyer: { username } },
      { quantity: 2, status: "RESERVED", buyer: { username } },
    ];
    expect((await runOperation(getListingStatusesByUser, owner, asked)).answer).toEqual([
      { id: coupling, status: "ACTIVE", openTransactions },
      { id: ids[0], status: "ACTIVE", openTransactions: [] },
    ]);
  });
});
