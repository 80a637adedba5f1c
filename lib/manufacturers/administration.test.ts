import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { compareSomeManufacturers } from "./job";
import {
  getManufacturerDoubles,
  getManufacturerRecord,
  getPaginatedManufacturers,
  mergeManufacturers,
  setManufacturersDistinct,
  updateManufacturer,
} from "./operations";

const administrator = await makeMember({ isAdmin: true });

beforeEach(async () => {
  await db().listing.deleteMany();
  await db().product.deleteMany();
  await db().manufacturer.updateMany({ data: { mergedIntoId: null } });
  await db().manufacturer.deleteMany();
});

async function makeUnverified(name: string) {
  const { id } = await makeManufacturer(name);
  return db().manufacturer.update({ where: { id }, data: { verifiedAt: null } });
}

async function listed(filter: Parameters<typeof getPaginatedManufacturers.input.parse>[0]) {
  const { answer } = await runOperation(getPaginatedManufacturers, administrator, filter);
  return answer;
}

async function namesOf(filter: Parameters<typeof listed>[0]): Promise<string[]> {
  return (await listed(filter)).data.map(({ name }) => name);
}

async function doubles(filter: { page?: number; pageSize?: number } = {}) {
  return (await runOperation(getManufacturerDoubles, administrator, filter)).answer;
}

async function pairs() {
  for (let isMore = true; isMore; ) {
    isMore = await compareSomeManufacturers();
  }
  return (await doubles({ pageSize: 50 })).data.map(
    ({ one, other, likeness }) => `${one.name} + ${other.name}: ${likeness}`,
  );
}

async function update(payload: { id: number; name?: string; isVerified?: boolean }) {
  return runOperation(updateManufacturer, administrator, payload);
}

test("unverified manufacturers come first, the newest first; a query puts the best match first", async () => {
  await makeManufacturer("Festo");
  await makeUnverified("Altfest");
  await makeUnverified("Festool");
  const merged = await makeUnverified("Fest AG & Söhne");
  const { id } = await makeManufacturer("Siemens");
  await db().manufacturer.update({ where: { id: merged.id }, data: { mergedIntoId: id } });
  expect(await namesOf({})).toEqual(["Festool", "Altfest", "Siemens", "Festo"]);
  expect(await namesOf({ query: "FEST" })).toEqual(["Festo", "Festool", "Altfest"]);
  expect(await namesOf({ isVerified: true })).toEqual(["Siemens", "Festo"]);
  expect(await namesOf({ isVerified: false, query: "festo" })).toEqual(["Festool"]);
  expect(await namesOf({ query: "F%o" })).toEqual([]);
  expect(await namesOf({ sort: "name" })).toEqual(["Altfest", "Festo", "Festool", "Siemens"]);
  expect(await listed({ page: 2, pageSize: 3 })).toMatchObject({
    data: [{ name: "Festo" }],
    totalPages: 2,
    totalCount: 4,
    capped: false,
  });
  expect((await listed({ page: 99 })).data).toEqual([]);
});

test("a record counts listings of every status, up to 1,001, and says what it was merged into", async () => {
  const { userId: ownerUserId } = await makeMember();
  const [siemens, old] = [await makeManufacturer("Siemens"), await makeManufacturer("Simens")];
  await makeListing({ ownerUserId, manufacturerId: siemens.id, status: "DELETED" });
  await makeListing({ ownerUserId, manufacturerId: siemens.id });
  await db().manufacturer.update({ where: { id: old.id }, data: { mergedIntoId: siemens.id } });
  const record = async (id: number) =>
    (await runOperation(getManufacturerRecord, administrator, { id })).answer;
  expect(await record(siemens.id)).toMatchObject({ listingCount: 2, mergedInto: null });
  expect(await record(old.id)).toMatchObject({
    listingCount: 0,
    mergedInto: { id: siemens.id, name: "Siemens" },
  });
  await expect(record(2_147_483_647)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a filter finds manufacturers without listings, ignoring deleted ones", async () => {
  const { userId: ownerUserId } = await makeMember();
  const [used, deleted] = [await makeManufacturer("Festo"), await makeUnverified("Siemes")];
  await makeUnverified("Niemand");
  await makeListing({ ownerUserId, manufacturerId: used.id, status: "DRAFT" });
  await makeListing({ ownerUserId, manufacturerId: deleted.id, status: "DELETED" });
  expect(await namesOf({ isUnused: true })).toEqual(["Niemand", "Siemes"]);
  expect(await listed({ isUnused: true, query: "nie" })).toMatchObject({ totalCount: 1 });
});

test("likely duplicates are the same letters, a beginning, or a typo apart; short names do not flood", async () => {
  for (const name of ["Weidmüller", "Weidmueller", "ABB", "ABC", "ABBA", "ABB Automation"]) {
    await makeManufacturer(name);
  }
  // "Phoenix" alone makes no double: names are alike in most of their letters.
  await makeManufacturer("Phoenix Mecano");
  for (const name of ["Siemens", "Siemes", "Siemens Energy", "Festo", "Phoenix Contact"]) {
    await makeUnverified(name);
  }
  await makeManufacturer("Phönix Kontakt GmbH");
  expect((await pairs()).toSorted()).toEqual([
    "ABB + ABB Automation: beginning",
    "Phoenix Contact + Phönix Kontakt GmbH: alike",
    "Siemens + Siemens Energy: beginning",
    "Siemens + Siemes: alike",
    "Weidmüller + Weidmueller: letters",
  ]);
  expect((await pairs())[0]).toBe("Weidmüller + Weidmueller: letters");
});

test("a new name is compared again, and a merged one is offered no more", async () => {
  const siemens = await makeManufacturer("Siemens");
  const { id } = await makeUnverified("Simens");
  expect(await pairs()).toEqual(["Siemens + Simens: alike"]);
  await update({ id, name: "Festo" });
  expect(await pairs()).toEqual([]);
  await makeManufacturer("Festo Didactic");
  expect(await pairs()).toEqual(["Festo + Festo Didactic: beginning"]);
  await runOperation(mergeManufacturers, administrator, { id, intoId: siemens.id });
  expect(await pairs()).toEqual([]);
});

test("two that were marked as different are not offered again, whichever was named first", async () => {
  const [one, other] = [await makeManufacturer("Festo"), await makeManufacturer("Festo Didactic")];
  expect(await pairs()).toHaveLength(1);
  const payload = { id: other.id, otherId: one.id };
  for (let times = 0; times < 2; times += 1) {
    await runOperation(setManufacturersDistinct, administrator, payload);
  }
  expect(await pairs()).toEqual([]);
  const itself = runOperation(setManufacturersDistinct, administrator, {
    id: one.id,
    otherId: one.id,
  });
  await expect(itself).rejects.toMatchObject({ code: "VALIDATION" });
});

test("verifying and taking it back leave the first date and the name alone", async () => {
  const { id } = await makeUnverified("Neuling");
  const first = (await update({ id, isVerified: true })).answer.verifiedAt;
  expect(first).not.toBeNull();
  expect((await update({ id, isVerified: true })).answer.verifiedAt).toEqual(first);
  const { answer, staleTags } = await update({ id, isVerified: false });
  expect(answer).toMatchObject({ name: "Neuling", verifiedAt: null });
  // A verification shows no other name: the pages of a million listings stay.
  expect(staleTags).toEqual(["manufacturers"]);
});

test("a new name is distinguished by its normalised form, and drops every page that shows it", async () => {
  const { id } = await makeManufacturer("Simens");
  const { answer, staleTags } = await update({ id, name: "  Siemens   AG " });
  expect(answer.name).toBe("Siemens AG");
  expect(staleTags).toEqual(["manufacturers", "maker-names", "listings"]);
  expect((await db().manufacturer.findUnique({ where: { id } }))?.normalisedName).toBe("siemens");
  // The same to the letter of its normal form is no clash with itself.
  expect((await update({ id, name: "SIEMENS" })).answer.name).toBe("SIEMENS");
  await expect(update({ id, name: "..." })).rejects.toMatchObject({ code: "VALIDATION" });
});

test("a name that another has is rejected with that one's id, or with what it was merged into", async () => {
  const [siemens, simens] = [await makeManufacturer("Siemens"), await makeManufacturer("Simens")];
  const merged = await makeManufacturer("Siemens Halske");
  const data = { mergedIntoId: siemens.id };
  await db().manufacturer.update({ where: { id: merged.id }, data });
  for (const name of ["SIEMENS A.G.", "Siemens Halske"]) {
    await expect(update({ id: simens.id, name })).rejects.toMatchObject({
      code: "VALIDATION",
      data: {
        manufacturerId: siemens.id,
        issues: [{ path: "name", code: `manufacturer_exists:${siemens.id}` }],
      },
    });
  }
  await expect(update({ id: merged.id, name: "Anders" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("the name of one that was merged into it can be taken over: both go on leading there", async () => {
  const [target, merged] = [await makeManufacturer("Simens"), await makeManufacturer("Siemens AG")];
  await db().manufacturer.update({ where: { id: merged.id }, data: { mergedIntoId: target.id } });
  await update({ id: target.id, name: "Siemens" });
  const rows = await db().manufacturer.findMany({ orderBy: { id: "asc" } });
  expect(rows).toMatchObject([
    { id: target.id, name: "Siemens", normalisedName: "siemens", mergedIntoId: null },
    { id: merged.id, name: "Simens", normalisedName: "simens", mergedIntoId: target.id },
  ]);
});
