import { expect, test, vi } from "vitest";
import { htmlOf } from "@/tests/setup/screen";
import { UserActions } from "./user-actions";

vi.mock("@/lib/actions/users", () => ({ changeUserAction: vi.fn() }));

const user = {
  ...{ userId: "u-1", username: "anna", isOwn: false, sessionCount: 0 },
  ...{ isAdmin: false, isBlocked: false, isVerified: true, isLargeTradesAllowed: false },
};

test.each([
  ["an ordinary user", {}, ["grant", "block", "allow_large_trades"]],
  ["an unverified one", { isVerified: false }, ["block", "allow_large_trades"]],
  ["an administrator", { isAdmin: true }, ["revoke", "block", "allow_large_trades"]],
  [
    "who may make large trades",
    { isLargeTradesAllowed: true },
    ["grant", "block", "forbid_large_trades"],
  ],
  [
    "a blocked one",
    { isBlocked: true, sessionCount: 2 },
    ["grant", "unblock", "allow_large_trades", "end_sessions"],
  ],
  ["oneself", { isOwn: true, isAdmin: true }, ["step_back"]],
])("actions for %s", (_, given, changes) => {
  const html = htmlOf(<UserActions {...user} {...given} />);
  const offered = [...html.matchAll(/name="change" value="(\w+)"/g)].map(([, change]) => change);
  expect(offered).toEqual(changes);
});
