import { describe, expect, test } from "vitest";
import { filterCountOf, readSearchAddress, searchHref } from "@/lib/search/search-address";
import { listingExportFilter, searchFilter, userListingsFilter } from "./schema";

describe("the payload of a search", () => {
  test("fills missing values, cuts the page size at 50 and trims the query", () => {
    expect(searchFilter.parse(undefined)).toEqual({ page: 1, pageSize: 10 });
    expect(searchFilter.parse({ query: " 6205 ", pageSize: 500 })).toMatchObject({
      query: "6205",
      pageSize: 50,
    });
  });

  test("status is a filter of a user's listings alone", () => {
    expect(userListingsFilter.parse({ status: ["DRAFT"] }).status).toEqual(["DRAFT"]);
    expect(userListingsFilter.safeParse({ status: ["GONE"] }).success).toBe(false);
    expect(searchFilter.parse({ status: ["DRAFT"] })).not.toHaveProperty("status");
  });

  test("an export goes on behind a listing and has no pages", () => {
    expect(listingExportFilter.parse({ after: 7, page: 3 })).toEqual({ after: 7 });
    expect(listingExportFilter.safeParse({ after: 0 }).success).toBe(false);
  });
});

describe("the address of a search", () => {
  test("survives being read and written", () => {
    const href =
      "/listing/search?query=6205+2RS&manufacturerId=3&minOrderQuantity=5&availableQuantity=7&shippingPossible=true&pickupPossible=true&excludeBundles=true&condition=NEW_IN_PACKAGING&condition=FOR_PARTS&yearOfManufactureFrom=2020&hasCertificate=true&status=DRAFT&status=SOLD&showInactive=true&page=2&pageSize=25";
    const { searchParams } = new URL(href, "http://x");
    const parameters = Object.fromEntries(
      [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
    );
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
      condition: ["NEW", "__proto__", ""],
      status: "active",
      yearOfManufactureFrom: "MMXX",
      hasCertificate: "1",
      query: ["a", "b"],
    };
    expect(searchHref(readSearchAddress(nonsense))).toBe("/listing/search?query=a");
    expect(readSearchAddress({ pageSize: "1000" }).pageSize).toBe(50);
  });

  test.each([
    [["USED_TESTED", "NEW_IN_PACKAGING", "USED_TESTED"]],
    ["USED_TESTED,NEW_IN_PACKAGING"],
    [["USED_TESTED", "x,NEW_IN_PACKAGING"]],
  ])("has one form for the conditions %j", (condition) => {
    expect(searchHref(readSearchAddress({ condition }))).toBe(
      "/listing/search?condition=NEW_IN_PACKAGING&condition=USED_TESTED",
    );
  });

  test("counts a list of conditions as one filter, and neither query nor page as any", () => {
    const address = { condition: ["USED_TESTED", "FOR_PARTS"], query: "6205", page: "2" };
    expect(filterCountOf(readSearchAddress({ ...address, pageSize: "25" }))).toBe(1);
    expect(filterCountOf(readSearchAddress({ ...address, hasCertificate: "true" }))).toBe(2);
    expect(filterCountOf(readSearchAddress({}))).toBe(0);
  });

  test("leaves out empty, false and default values", () => {
    expect(
      searchHref({ query: "", page: 1, pageSize: 10, showInactive: false }, "/listing/user"),
    ).toBe("/listing/user");
  });

  test("has no quantity when unavailable parts are included", () => {
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
