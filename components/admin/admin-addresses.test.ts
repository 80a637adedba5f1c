import { expect, test } from "vitest";
import { eventListAddress, userListAddress, userListHref } from "./admin-addresses";

test("invalid values fall back to the default", () => {
  const nonsense = { query: ["a", "b"], isAdmin: "yes", page: "-3", pageSize: "7" };
  const all = { query: "", isAdmin: null, page: 1, pageSize: 10 };
  expect(userListAddress.parse(nonsense)).toEqual(all);
  expect(userListAddress.parse({ query: "\0", page: "1e99" })).toEqual(all);
  expect(eventListAddress.parse({ userId: "x" })).toEqual({ page: 1, pageSize: 10 });
});

test.each([
  "/admin/users",
  "/admin/users?query=K%C3%B6ster+%26+S%C3%B6hne&isAdmin=true&page=3&pageSize=25",
])("%s is read and written alike", (href) => {
  const { searchParams } = new URL(href, "http://localhost");
  expect(userListHref(userListAddress.parse(Object.fromEntries(searchParams)))).toBe(href);
});
