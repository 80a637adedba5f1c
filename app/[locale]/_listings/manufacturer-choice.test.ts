import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { visitor } from "@/lib/operations/viewer";
import { makeManufacturer } from "@/tests/factories/listing";
import {
  findManufacturer,
  manufacturersToChoose,
  requireKnownManufacturer,
} from "./manufacturer-choice";
import { askedOf, otherSearches, searchResults } from "./search-results";

/** What the shared cache is asked to keep. */
const kept = vi.hoisted(() => [] as string[]);
vi.mock("next/cache", () => ({
  unstable_cache(run: () => unknown, key: string[]) {
    kept.push(key.join(" "));
    return run;
  },
}));

const path = "/listing/search";
const redirectOf = (address: string) =>
  expect.objectContaining({ digest: expect.stringContaining(`;${address};`) });

test("nothing that a visitor types is kept for all", async () => {
  const { id } = await makeManufacturer("Pilz");
  const asked = askedOf({ query: "frei erfunden", manufacturerId: "2147483647" });
  expect(await requireKnownManufacturer(path, asked, { manufacturer: "Niemand" })).toEqual({
    name: "Niemand",
    alike: [],
  });
  expect(await findManufacturer(2_147_483_647)).toBeNull();
  expect(await findManufacturer(id)).toMatchObject({ id, name: "Pilz" });
  const unfound = askedOf({ query: "frei erfunden" });
  await otherSearches(visitor, await searchResults(visitor, unfound));
  expect(kept).toEqual([]);
  await manufacturersToChoose(id, []);
  await manufacturersToChoose(2_147_483_647, []);
  // The one list of the filter, the same for everybody.
  expect(new Set(kept).size).toBe(1);
});

test.each([
  [{}, ""],
  [{ lang: "en" }, "&lang=en"],
  [{ lang: ["de", "en"] }, "&lang=de"],
  [{ lang: "fr" }, ""],
])("whoever types a manufacturer's name with %j finds its list, with %j", async (more, rest) => {
  const { id } = await makeManufacturer(`Balluff ${JSON.stringify(more)}`);
  const given = { manufacturer: `balluff ${JSON.stringify(more)} GmbH`, ...more };
  await expect(requireKnownManufacturer(path, askedOf(given), given)).rejects.toEqual(
    redirectOf(`${path}?manufacturerId=${id}${rest}`),
  );
});
