import { leaksIn } from "../factories/canary";
import { csvOf, partRows, sendFile } from "./csv-import-steps";
import { inGroupsOf } from "./groups";
import { answerOf, program } from "./program";
import { addressOf, handlerRoutes, pageRoutes, parametersOf } from "./route-handlers";
import { expect, test } from "./test";
import { look, lookAsRouter, makeTestUsers, offerIn } from "./visibility-steps";

const queries: [path: string, name: string][] = [
  ["/listing/create", "from"],
  ["/listing/export", "userId"],
  ["/transaction/export", "userId"],
  ["/transaction/user", "userId"],
  ["/account/data", "userId"],
  ["/login", "next"],
];

test.setTimeout(600_000);

test("no address with an id of another user shows or changes anything of theirs", async () => {
  const users = await makeTestUsers();
  // A draft is visible only to its owner, its buyer and administrators.
  const offer = await offerIn("DRAFT", users);
  const { owner, canary, sessions } = users;
  const trade = await theirTrade(sessions.buyer ?? "");
  const file = await answerOf(
    "create-file",
    { fileType: "application/pdf", name: "geheim.pdf" },
    owner,
  );
  const ids: Record<string, string> = {
    listing: String(offer.listingId),
    transaction: String(trade.id),
    user: canary.userId,
    image: offer.imageId,
    file: file.id,
    import: await sendFile(owner, csvOf(partRows(2))),
    draft: (await theirDraft()).id,
  };
  const callers: [string, string | null][] = [
    ["a visitor", null],
    ["a stranger", sessions.stranger],
    ["somebody whose session is over", "0".repeat(43)],
  ];
  const secrets = [offer.part.nameDe, offer.part.descriptionDe, offer.part.mpn, "geheim.pdf"];
  const before = await theirs(owner, offer.listingId);
  const addresses = addressesWith(ids);
  expect(addresses.length).toBeGreaterThan(100);
  for (const [who, session] of callers) {
    for (const some of inGroupsOf(8, addresses)) {
      await Promise.all(some.map((address) => expectNothing(who, session, address)));
    }
  }
  expect(await theirs(owner, offer.listingId)).toEqual(before);

  async function expectNothing(who: string, session: string | null, address: string) {
    const page = await look(address, session);
    const answers = who === "a stranger" ? [page, await lookAsRouter(address, session)] : [page];
    for (const { status, location, text } of answers) {
      const what = `${who}: ${address} → ${status}`;
      const answered = `${location}\n${text}`.replaceAll(address, "");
      expect(status, what).toBeLessThan(500);
      const leaks = leaksIn(answered, canary).filter(
        (name) => name !== "userId" || !(address.includes(canary.userId) || isOfNothing(address)),
      );
      expect(leaks, what).toEqual([]);
      expect(
        secrets.filter((secret) => answered.includes(secret)),
        what,
      ).toEqual([]);
      expect(location ?? "", what).not.toMatch(/files\/download/);
    }
  }
});

/**
 * Next serves one not-found page for all unknown addresses, with the path of its first request
 * (docs/security.md).
 */
function isOfNothing(address: string): boolean {
  return /^\/(?:listing\/detail|manufacturer)\//.test(address);
}

/** Every route and query with each id in each parameter. */
function addressesWith(ids: Record<string, string>): string[] {
  const routes = [
    ...new Set([...handlerRoutes(), ...pageRoutes("visitor"), ...pageRoutes("member")]),
  ];
  const inPath = routes
    .filter((route) => parametersOf(route).length > 0)
    .flatMap((route) =>
      Object.values(ids).map((id) =>
        addressOf(route, (name) => (name === "variant" ? "w480.webp" : id)),
      ),
    );
  const inQuery = queries.flatMap(([path, name]) =>
    Object.values(ids).map((id) => `${path}?${name}=${id}`),
  );
  return [...inPath, ...inQuery];
}

async function theirTrade(buyer: string) {
  const { data } = await answerOf("get-transactions-by-user", { role: "buyer" }, buyer);
  return data[0] as { id: number };
}

async function theirDraft() {
  const { data } = await program().call("fuzzy-search-listings", { pageSize: 1 });
  const listingId = data[0]?.id ?? 0;
  return program().call("create-request-draft", { listingId, quantity: "1", note: "geheim.pdf" });
}

async function theirs(owner: string, listingId: number): Promise<unknown> {
  return [
    await answerOf("get-listing-by-id", { listingId }, owner),
    await answerOf("get-transactions-by-listing-id", { listingId }, owner),
    await answerOf("get-all-files-by-user", undefined, owner),
    await answerOf("get-csv-imports", undefined, owner),
  ];
}
