import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { db, transact } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { makeManufacturer } from "@/tests/factories/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { findChosenManufacturer, manufacturersToChoose } from "./load-manufacturer-choices";
import { resolveTypedManufacturer } from "./resolve-typed-manufacturer";
import { otherSearches, searchAddressOf, searchResults } from "./search-results";

/** Keys that the shared cache is asked for. */
const cacheKeys = vi.hoisted(() => [] as string[]);
vi.mock("next/cache", () => ({
  unstable_cache(run: () => unknown, key: string[]) {
    cacheKeys.push(key.join(" "));
    return run;
  },
}));

const path = "/listing/search";
const redirectOf = (address: string) =>
  expect.objectContaining({ digest: expect.stringContaining(`;${address};`) });

test("a visitor's input is never stored in the shared cache", async () => {
  const { id } = await makeManufacturer("Pilz");
  const asked = searchAddressOf({ query: "frei erfunden", manufacturerId: "2147483647" });
  expect(await resolveTypedManufacturer(path, asked, { manufacturer: "Niemand" })).toEqual({
    name: "Niemand",
    alike: [],
  });
  expect(await findChosenManufacturer(2_147_483_647)).toBeNull();
  expect(await findChosenManufacturer(id)).toMatchObject({ id, name: "Pilz" });
  const unfound = searchAddressOf({ query: "frei erfunden" });
  await otherSearches(visitor, await searchResults(visitor, unfound));
  expect(cacheKeys).toEqual([]);
  await manufacturersToChoose(id, []);
  await manufacturersToChoose(2_147_483_647, []);
  // All visitors share one list.
  expect(new Set(cacheKeys).size).toBe(1);
});

test.each([
  [{}, ""],
  [{ lang: "en" }, "&lang=en"],
  [{ lang: ["de", "en"] }, "&lang=de"],
  [{ lang: "fr" }, ""],
])("a manufacturer's name with %j leads to its list with %j", async (more, rest) => {
  const { id } = await makeManufacturer(`Balluff ${JSON.stringify(more)}`);
  const given = { manufacturer: `balluff ${JSON.stringify(more)} GmbH`, ...more };
  await expect(resolveTypedManufacturer(path, searchAddressOf(given), given)).rejects.toEqual(
    redirectOf(`${path}?manufacturerId=${id}${rest}`),
  );
});

test("two similar manufacturers are both offered, and an unverified one is not", async () => {
  await makeManufacturer("Kettenwerk Nord");
  await makeManufacturer("Kettenwerk Süd");
  const unverified = await makeManufacturer("Kettenwerk West");
  await db().manufacturer.update({ where: { id: unverified.id }, data: { verifiedAt: null } });
  const typed = await resolveTypedManufacturer(path, searchAddressOf({}), {
    manufacturer: "Kettenwerk",
  });
  expect(typed?.alike.map(({ name }) => name).toSorted()).toEqual([
    "Kettenwerk Nord",
    "Kettenwerk Süd",
  ]);
});

test("a single similar manufacturer is chosen unless it is unverified", async () => {
  const { id } = await makeManufacturer("Getriebebau Ost");
  const asOne = () =>
    resolveTypedManufacturer(path, searchAddressOf({}), { manufacturer: "Getriebebau" });
  await expect(asOne()).rejects.toEqual(redirectOf(`${path}?manufacturerId=${id}`));
  await db().manufacturer.update({ where: { id }, data: { verifiedAt: null } });
  expect(await asOne()).toEqual({ name: "Getriebebau", alike: [] });
});

test("when manufacturers cannot be read, the input stays and the list offers those of the results", async () => {
  const { manufacturer } = shownListing();
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE manufacturer IN ACCESS EXCLUSIVE MODE`;
    const [typed, choice, chosen] = await Promise.all([
      resolveTypedManufacturer(path, searchAddressOf({}), { manufacturer: "Festo" }),
      manufacturersToChoose(manufacturer.id, [shownListing()]),
      findChosenManufacturer(2_147_483_646),
    ]);
    expect(typed).toEqual({ name: "Festo", alike: [], failure: "QUERY_TIMEOUT" });
    expect(choice).toEqual({ offered: [manufacturer], isWhole: false, chosen: manufacturer });
    expect(chosen).toBeUndefined();
  });
}, 20_000);
