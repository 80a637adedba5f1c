import "@/tests/setup/database";
import { beforeEach, expect, test, vi } from "vitest";
import { importFile, listingsOf, undoImport, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";

const dropped = vi.fn<(tags: string[]) => void>();
Object.assign(globalThis, { lagerfundDropTags: dropped });
beforeEach(() => void dropped.mockClear());

const rowsOf = (count: number, price?: string) =>
  Array.from({ length: count }, (_, place) => usualRow(`S-${place}`, "10", price));

test("an import drops the pages of all lists and of each listing that it changed", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: rowsOf(2) });
  expect(dropped.mock.calls).toEqual([[["listings", "manufacturers"]]]);
  dropped.mockClear();
  const { id } = await importFile(seller, { rows: rowsOf(2, "9,99") });
  const ids = await idsOf(seller.userId);
  expect(dropped.mock.calls).toEqual([[["listings", "manufacturers", ...ids.map(tagOf)]]]);
  dropped.mockClear();
  await undoImport(seller, id);
  expect(dropped.mock.calls).toEqual([[["listings", "manufacturers", ...ids.map(tagOf)]]]);
});

test("an import of more than a hundred listings drops their common tag", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: rowsOf(101) });
  dropped.mockClear();
  await importFile(seller, { rows: rowsOf(101, "9,99") });
  expect(dropped.mock.calls).toEqual([[["listings", "manufacturers", "every-listing"]]]);
});

test("one that writes nothing drops nothing", async () => {
  const seller = await makeMember();
  await importFile(seller, { rows: rowsOf(1) });
  dropped.mockClear();
  await importFile(seller, { rows: rowsOf(1) });
  expect(dropped).not.toHaveBeenCalled();
});

async function idsOf(ownerUserId: string): Promise<number[]> {
  const rows = await listingsOf({ userId: ownerUserId });
  return rows.map(({ id }) => id);
}

function tagOf(id: number): string {
  return `listing:${id}`;
}
