import type { Transaction } from "@/lib/transactions/transaction";
import { leaksIn } from "../factories/canary";
import { answerOf } from "./program";
import { expect, test } from "./test";
import {
  look,
  lookAsRouter,
  makeTestUsers,
  offerIn,
  roles,
  type TestUsers,
} from "./visibility-steps";

// By page, in the order of the roles: visitor, stranger, buyer, owner, administrator. A status, or the address
// of a redirect.
const byAdministrator = "/login 404 404 404 200";

test("a page of another user, or the administrators', opens for nobody else", async () => {
  const users = await makeTestUsers();
  const { listingId } = await offerIn("AVAILABLE", users);
  const transaction = await reservedTrade(users, listingId);
  const sellerId = users.canary.userId;
  const edit = `/listing/detail/${listingId}`;
  const pages: [path: string, cells: string][] = [
    ["/", "200 /listing/user /listing/user /listing/user /listing/user"],
    [`/transaction/user/${sellerId}`, "/login 404 404 200 200"],
    [`/transaction/detail/${transaction.id}`, "/login 404 200 200 200"],
    ["/transaction/detail/2000000000", "/login 404 404 404 404"],
    ["/transaction/detail/abc", "/login 404 404 404 404"],
    ["/transaction/user", "200 200 200 200 200"],
    // Everybody else's choice is ignored.
    ["/transaction/user?view=all", "200 200 200 200 200"],
    [`/transaction/user?view=user&userId=${sellerId}`, "200 200 200 200 200"],
    // A download has no page, so it redirects to the login.
    [`/transaction/export?userId=${sellerId}`, "/auth/expired 403 403 200 200"],
    ["/transaction/export?view=all", "/auth/expired 200 200 200 200"],
    ["/admin/analytics", "/login /transaction/user /transaction/user /transaction/user 200"],
    ["/file-upload", "/login 200 200 200 200"],
    ["/admin/manufacturers", byAdministrator],
    ["/admin/manufacturers/1", byAdministrator],
    ["/admin/repeated-texts", byAdministrator],
    ["/admin/users", byAdministrator],
    [`/admin/users/${sellerId}`, byAdministrator],
    ["/admin/security", byAdministrator],
    [`/listing/edit/${listingId}`, `/login ${edit} ${edit} 200 200`],
    [`/listing/user/${sellerId}`, "/login 404 404 200 200"],
    [`/listing/export?userId=${sellerId}`, "/auth/expired 403 403 200 200"],
  ];
  for (const [path, cells] of pages) {
    await test.step(path, async () => {
      const seen = await Promise.all(roles.map((role) => cellOf(users, role, path)));
      expect(seen.join(" "), path).toBe(cells);
    });
  }

  await test.step("everybody's trades are only in the administrators' list", async () => {
    const link = `/transaction/detail/${transaction.id}"`;
    for (const path of ["/transaction/user?view=all", "/transaction/export?view=all"]) {
      const { text } = await look(path, users.sessions.stranger);
      expect(text).not.toContain(link);
      expect(text).not.toMatch(new RegExp(`^${transaction.id};`, "m"));
    }
    const { text } = await look(
      "/transaction/user?view=all&pageSize=50",
      users.sessions.administrator,
    );
    expect(text).toContain(link);
  });
});

/** Reserves and releases the buyer's second request, so that its history has every kind of entry. */
async function reservedTrade(
  { sessions, owner }: TestUsers,
  listingId: number,
): Promise<Transaction> {
  const wish = { listingId, quantity: 2, note: "Tor 3" };
  const buyer = sessions.buyer ?? undefined;
  const made = await answerOf("create-transaction", wish, buyer);
  for (const [status, session] of [
    ["RESERVED", owner],
    ["REQUESTED", sessions.administrator],
    ["RESERVED", owner],
  ] as const) {
    await answerOf("update-transaction", { id: made.id, status }, session ?? undefined);
  }
  return made;
}

/** Checks the page in every form in which it is sent, and that it leaks nothing of the seller. */
async function cellOf(users: TestUsers, role: (typeof roles)[number], path: string) {
  const session = users.sessions[role];
  const [page, payload] = [await look(path, session), await lookAsRouter(path, session)];
  if (role !== "owner" && role !== "administrator") {
    for (const { text, location } of [page, payload]) {
      // A redirect may repeat the requested address.
      const leaks = leaksIn(`${location}\n${text}`, users.canary);
      expect(
        leaks.filter((name) => name !== "userId" || !path.includes(users.canary.userId)),
        `${role} ${path}`,
      ).toEqual([]);
    }
  }
  return page.location ? page.location.replace(/\?.*/, "") : page.status;
}
