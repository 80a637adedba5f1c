import { describe, expect, test } from "vitest";
import {
  permittedAddress,
  readTransactionAddress,
  transactionExportHref,
  transactionListHref,
} from "./transaction-addresses";

const bare = {
  view: "mine",
  userId: undefined,
  role: "all",
  status: undefined,
  page: 1,
  pageSize: 10,
};

const userId = "0191f0aa-0000-7000-8000-000000000001";

describe("the address of a list of transactions", () => {
  test.each([
    [{}, {}],
    [
      { status: "RESERVED", role: "seller", page: "3", pageSize: "25" },
      { status: "RESERVED", role: "seller", page: 3, pageSize: 25 },
    ],
    [{ status: "VOIDED" }, { status: "VOIDED" }],
    [{ status: "SOLD", role: "x", view: "theirs", page: "0", pageSize: "7" }, {}],
    [{ page: "-1", userId: "1", status: ["RESERVED", "COMPLETED"] }, {}],
    [{ page: "1e9", pageSize: "Infinity" }, {}],
    [
      { view: "user", userId: userId.toUpperCase() },
      { view: "user", userId },
    ],
  ])("%j is read, nonsense falls back", (given, read) => {
    expect(readTransactionAddress(given)).toEqual({ ...bare, ...read });
  });

  test("only administrators can see other users' transactions", () => {
    const asked = readTransactionAddress({ view: "all", userId, status: "RESERVED" });
    expect(permittedAddress({ isAdmin: false }, asked)).toEqual({ ...bare, status: "RESERVED" });
    const user = readTransactionAddress({ view: "user", userId, role: "buyer" });
    expect(permittedAddress({ isAdmin: false }, user)).toEqual({ ...bare, role: "buyer" });
    expect(permittedAddress({ isAdmin: true }, user)).toEqual(user);
  });

  test.each([
    ["/transaction/user", {}],
    ["/transaction/user?role=buyer&status=COMPLETED&page=2&pageSize=50", "itself"],
    ["/transaction/user?view=all&status=RESERVED", { view: "all", status: "RESERVED" }],
    ["/transaction/user?view=user", { view: "user" }],
    [`/transaction/user/${userId}?role=seller`, { view: "user", userId, role: "seller" }],
  ])("%s is written without its defaults", (href, given) => {
    const parameters = given === "itself" ? queryOf(href) : (given as Record<string, string>);
    expect(transactionListHref(readTransactionAddress(parameters))).toBe(href);
  });

  test("a file is all the pages of its list", () => {
    const hrefOf = (given: Record<string, string>) =>
      transactionExportHref(readTransactionAddress(given));
    expect(hrefOf({ page: "4", pageSize: "50" })).toBe("/transaction/export");
    expect(hrefOf({ view: "all", status: "RESERVED" })).toBe(
      "/transaction/export?view=all&status=RESERVED",
    );
    expect(hrefOf({ view: "user", userId, role: "buyer" })).toBe(
      `/transaction/export?userId=${userId}&role=buyer`,
    );
  });
});

function queryOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, "http://localhost").searchParams);
}
