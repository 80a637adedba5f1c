import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { enterListing, saveListing } from "@/tests/factories/entered-listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { setListingStatuses } from "./mutations";
import { listListingHistory } from "./queries";

const seller = await makeMember();
const buyer = await makeMember();
const stranger = await makeMember();
const administrator = await makeMember({ isAdmin: true });

async function linesOf(id: number, member: Member = seller) {
  const lines = await listListingHistory(member, id);
  return lines.map(({ field, from, to, by }) => [field, from, to, by]);
}

test("the history shows every change of name, status, price and quantity, newest first, and by whom", async () => {
  const id = await enterListing(seller);
  await saveListing(seller, id, { quantity: 12 });
  await saveListing(administrator, id, { quantity: 12, pricePerProductInCt: 1100 });
  const bundle = { bundleOnly: true, pricePerProductInCt: null, priceForBundle: 9_900 };
  await saveListing(seller, id, { quantity: 12, ...bundle });
  await saveListing(seller, id, { quantity: 12, ...bundle, nameDe: "Schütz" });
  await setListingStatuses(administrator, [{ id, status: "DRAFT" }]);
  const lines = await linesOf(id);
  expect(lines[0]).toEqual(["STATUS", "ACTIVE", "DRAFT", "administrator"]);
  expect(lines[1]).toEqual(["NAME_DE", "Leistungsschütz 24 V DC", "Schütz", "owner"]);
  expect(lines.slice(2, 4)).toEqual(
    expect.arrayContaining([
      ["PRICE_FOR_BUNDLE", null, 9_900, "owner"],
      ["PRICE_PER_PRODUCT", 1100, null, "owner"],
    ]),
  );
  expect(lines.slice(4)).toEqual([
    ["PRICE_PER_PRODUCT", 1250, 1100, "administrator"],
    ["QUANTITY", 10, 12, "owner"],
    ["STATUS", null, "ACTIVE", "owner"],
  ]);
});

test("a sale of the last pieces is shown as an automatic change", async () => {
  const id = await enterListing(seller);
  await makeTransaction(buyer, id, { quantity: 10, status: "COMPLETED" });
  expect((await linesOf(id))[0]).toEqual(["STATUS", "ACTIVE", "SOLD", "system"]);
});

test("the seller reads that it was an administrator, an administrator reads which one", async () => {
  const id = await enterListing(seller);
  await saveListing(administrator, id, { quantity: 12 });
  const [toSeller] = await listListingHistory(seller, id);
  expect(toSeller).toMatchObject({ by: "administrator", actor: null });
  const [toAdministrator, first] = await listListingHistory(administrator, id);
  const { userId, username } = administrator;
  expect(toAdministrator).toMatchObject({ by: "administrator", actor: { id: userId, username } });
  expect(first).toMatchObject({ by: "owner", actor: { id: seller.userId } });
});

test("it ends with the last 200 lines, the newest of whatever kind", async () => {
  const id = await enterListing(seller);
  const saved = Array.from({ length: 150 }, (_, place) => ({
    listingId: id,
    field: "QUANTITY" as const,
    from: 10 + place,
    to: 11 + place,
    createdAt: new Date(Date.now() + (2 * place + 1) * 1_000),
  }));
  await db().listingChange.createMany({ data: saved });
  await db().statusChange.createMany({
    data: saved.map(({ createdAt }, place) => ({
      listingId: id,
      from: place % 2 === 0 ? ("ACTIVE" as const) : ("DRAFT" as const),
      to: place % 2 === 0 ? ("DRAFT" as const) : ("ACTIVE" as const),
      createdAt: new Date(createdAt.getTime() + 1_000),
    })),
  });
  const lines = await listListingHistory(seller, id);
  expect(lines).toHaveLength(200);
  expect(lines.filter(({ field }) => field === "QUANTITY")).toHaveLength(100);
  expect(lines.at(-1)?.createdAt).toEqual(saved[50]?.createdAt);
});

test("nobody can change, remove or empty the history", async () => {
  const id = await enterListing(seller);
  await saveListing(seller, id, { quantity: 12 });
  const { id: line } = await db().listingChange.findFirstOrThrow({ where: { listingId: id } });
  const where = { id: line };
  const attempts = [
    () => db().listingChange.update({ where, data: { to: 1 } }),
    () => db().listingChange.update({ where, data: { actorUserId: stranger.userId } }),
    () => db().listingChange.update({ where, data: { actorUserId: null, to: 1 } }),
    () => db().listingChange.delete({ where }),
    () => db().listingChange.deleteMany({ where: { listingId: id } }),
    () => db().$executeRaw`TRUNCATE listing_change`,
    () => db().listing.delete({ where: { id } }),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toThrow();
  }
  await db().listingChange.update({ where, data: { actorUserId: null } });
  expect((await linesOf(id))[0]).toEqual(["QUANTITY", 10, 12, "system"]);
});
