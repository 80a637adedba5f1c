import { expect, test } from "vitest";
import type { UserDetail } from "@/lib/accounts/user-schema";
import type { SecurityEventRow } from "@/lib/audit/schema";
import { htmlOf } from "@/tests/setup/screen";
import { SecurityScreen, SecurityTable } from "./security-screen";
import { UserScreen } from "./user-screen";
import { UserTable } from "./users-screen";

const at = new Date("2026-11-21T10:00:00Z");
const username = "deleted-1a2b3c4d";
const user: UserDetail = {
  ...{ id: "u-1", username, email: null, createdAt: at, lastActiveTimestamp: at },
  ...{ isAdmin: false, isBlocked: false, isVerified: false, isDeleted: true },
  isLargeTradesAllowed: false,
  ...{ listingCount: 0, sessionCount: 0, billingAddress: null, openSessions: [] },
};
const event: SecurityEventRow = {
  ...{ id: 1, kind: "ACCOUNT_DELETED", network: null, createdAt: at },
  ...{ user: { id: "u-1", username }, actor: { id: "u-1", username } },
};
const events = { data: [event], totalPages: 1, totalCount: 1, capped: false };
const address = { userId: "u-1", page: 1, pageSize: 10 as const };

test.each([
  ["the list of users", <UserTable key="1" users={[user]} empty={null} />],
  ["its own page", <UserScreen key="2" user={user} isOwn={false} events={events} />],
  ["the security history", <SecurityTable key="3" events={[event]} showsUser />],
  ["its history", <SecurityScreen key="4" {...{ address, events, username }} />],
])("%s shows a deleted account as deleted", (_, element) => {
  const html = htmlOf(element);
  expect(html).toContain("Gelöschtes Konto");
  expect(html).not.toContain(username);
});

test("a list that is not counted to its end says that there are more", () => {
  const many = { ...events, totalCount: 1_001, totalPages: 101, capped: true };
  const html = htmlOf(<SecurityScreen {...{ address, username }} events={many} />);
  expect(html).toContain("Mehr als 1.000 Einträge");
});
