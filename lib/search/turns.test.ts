import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { transact } from "@/lib/db/client";
import { visitor } from "@/lib/operations/viewer";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { listSimilarCodes } from "./suggestions";

const { userId: ownerUserId } = await makeMember();

test("a flood of slow searches leaves connections to who only lists, and its end is refused", async () => {
  const { id } = await makeListing({ ownerUserId, mpn: "6205" });
  const refused: string[] = [];
  let flood: Promise<unknown>[] = [];
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing_search IN ACCESS EXCLUSIVE MODE`;
    flood = Array.from({ length: 80 }, (_, index) =>
      (index % 2 ? search({ query: "6205" }) : listSimilarCodes("6205")).catch(({ code }) =>
        refused.push(code),
      ),
    );
    await untilWaiting(6);
    await vi.waitFor(() => expect(refused).toEqual(Array(14).fill("QUERY_TIMEOUT")));
    const { data } = await search({});
    expect(data.map((listing) => listing.id)).toEqual([id]);
  });
  await Promise.all(flood);
  const found = await search({ query: "6205" }, visitor);
  expect(found.data.map((listing) => listing.id)).toEqual([id]);
});
