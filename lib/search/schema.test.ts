import { describe, expect, test } from "vitest";
import { readSearchAddress, searchFilter, searchHref, userListingsFilter } from "./schema";

describe("the payload of a search", () => {
  test("fills what is missing, cuts the page size at 50 and trims the query", () => {
    expect(searchFilter.parse(undefined)).toEqual({ page: 1, pageSize: 10 });
    expect(searchFilter.parse({ query: " 6205 ", pageSize: 500 })).toMatchObject({
      query: "6205",
      pageSize: 50,
    });
  });

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: "2" },
    { pageSize: 0 },
    { manufacturerId: 2 ** 31 },
    { availableQuantity: -1 },
    { query: "x".repeat(201) },
    { query: "x".repeat(20_000) },
    { query: "62\u000005" },
    { query: "\ud800" },
    { query: 6205 },
    { shippingPossible: "true" },
  ])("%j is refused", (payload) => {
    expect(searchFilter.safeParse(payload).success).toBe(false);
  });

  test("a user's listings are asked for by a UUID or by none", () => {
    expect(userListingsFilter.safeParse({ userId: "1 OR 1=1" }).success).toBe(false);
    expect(userListingsFilter.parse({})).toEqual({ page: 1, pageSize: 10 });
  });
});

describe("the address of a search", () => {
  test("survives being read and written", () => {
    const href =
      "/listing/search?query=6205+2RS&manufacturerId=3&minOrderQuantity=5&availableQuantity=7&shippingPossible=true&pickupPossible=true&excludeBundles=true&showInactive=true&page=2&pageSize=25";
    const parameters = Object.fromEntries(new URL(href, "http://x").searchParams);
    expect(searchHref(readSearchAddress(parameters))).toBe(href);
  });

  test("falls back to the defaults where it makes no sense", () => {
    const nonsense = {
      page: "0",
      pageSize: "x",
      manufacturerId: "1e9",
      minOrderQuantity: "-1",
      availableQuantity: "99999999999",
      shippingPossible: "yes",
      query: ["a", "b"],
    };
    expect(searchHref(readSearchAddress(nonsense))).toBe("/listing/search?query=a");
    expect(readSearchAddress({ pageSize: "1000" }).pageSize).toBe(50);
  });

  test("leaves out what is empty, false or as usual", () => {
    expect(
      searchHref({ query: "", page: 1, pageSize: 10, showInactive: false }, "/listing/user"),
    ).toBe("/listing/user");
  });

  test("asks for no quantity of what is not available", () => {
    expect(
      readSearchAddress({ showUnavailable: "true", availableQuantity: "5" }).availableQuantity,
    ).toBeUndefined();
  });

  test("cuts and cleans a hostile query", () => {
    const { query } = readSearchAddress({ query: `a\0\ud800${"x".repeat(20_000)}` });
    expect(query.length).toBeLessThanOrEqual(200);
    expect(query.isWellFormed() && !query.includes("\0")).toBe(true);
  });
});
