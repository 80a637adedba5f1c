import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { transact } from "@/lib/db/client";
import { visitor } from "@/lib/operations/viewer";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { listSearchSuggestions } from "./suggestions";

const { userId: ownerUserId } = await makeMember();
const { id } = await makeListing({ ownerUserId, mpn: "6205" });

test("a flood of suggestions leaves connections to who only lists, and its end is refused", async () => {
  const refused: string[] = [];
  const flood = await whileNobodyFinds(async () => {
    const asked = Array.from({ length: 80 }, () =>
      refusals(listSearchSuggestions(visitor, "6205"), refused),
    );
    await untilWaiting(6);
    await vi.waitFor(() => expect(refused[0]).toBe("QUERY_TIMEOUT"));
    const { data } = await search({});
    expect(data.map((listing) => listing.id)).toEqual([id]);
    return asked;
  });
  await Promise.all(flood);
  expect((await listSearchSuggestions(visitor, "6205")).codes).toHaveLength(1);
});

test("nobody waits for a turn longer than a statement may take", async () => {
  const refused: string[] = [];
  await whileNobodyFinds(async () => {
    const asked = Array.from({ length: 40 }, () => refusals(search({ query: "6205" }), refused));
    // Six at a time would take seven times three seconds.
    await vi.waitFor(() => expect(refused).toHaveLength(40), 8_000);
    await Promise.all(asked);
  });
  // The others had a turn, and were cut off by the database.
  expect(refused.filter((code) => code === "QUERY_TIMEOUT").length).toBeGreaterThan(20);
});

/** While searches of any kind but the bare list wait for a lock. */
function whileNobodyFinds<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing_search IN ACCESS EXCLUSIVE MODE`;
    return work();
  });
}

function refusals(asked: Promise<unknown>, refused: string[]): Promise<unknown> {
  return asked.catch(({ code }) => refused.push(code));
}
