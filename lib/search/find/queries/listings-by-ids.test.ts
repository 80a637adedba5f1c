import "@/tests/setup/database";
import { expect, test } from "vitest";
import { visitor } from "@/lib/fields/viewer";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { listListingsByIds } from "./listings-by-ids";

test("a listing that was taken back since it was found is shown to its owner alone", async () => {
  const owner = await makeMember();
  const { id: manufacturerId } = await makeManufacturer("SKF");
  const [first = 0, draft = 0] = await makeOffers({ ownerUserId: owner.userId, manufacturerId }, [
    { mpn: "A" },
    { mpn: "B", status: "DRAFT" },
  ]);
  expect(await idsShown(visitor)).toEqual([first]);
  expect(await idsShown(owner)).toEqual([draft, first]);

  async function idsShown(viewer: typeof visitor | typeof owner) {
    return (await listListingsByIds(viewer, [draft, first])).map(({ id }) => id);
  }
});
