import type { ComponentProps } from "react";
import { describe, expect, test } from "vitest";
import { readSearchAddress } from "@/lib/search/search-address";
import { draw, hrefs } from "@/tests/setup/screen";
import { UserListingsScreen } from "./user-listings-screen";

const other = { id: "0190a0a0-0000-7000-8000-000000000001", username: "Papierfabrik" };

describe("the list of a user's listings", () => {
  test.each([
    ["en", null, "my listings"],
    ["en", other, "listings of Papierfabrik"],
    ["de", null, "Meine Inserate"],
    ["de", other, "Inserate von Papierfabrik"],
  ] as const)("has a title (%s, %j)", (locale, user, title) => {
    render({}, { locale, user });
    expect(document.querySelector("h1")?.textContent).toBe(title);
  });

  test("has pages above and below, New listing and the file with the same filters", () => {
    render({ condition: "USED_TESTED", status: "DRAFT", page: "2", pageSize: "25" });
    expect(document.querySelectorAll("nav a[rel=next]")).toHaveLength(2);
    const kept = "?condition=USED_TESTED&status=DRAFT";
    expect(hrefs("a[rel=next]")[0]).toBe(`/listing/user${kept}&page=3&pageSize=25`);
    expect(hrefs("a[download]")).toEqual([`/listing/export${kept}`]);
    expect(hrefs("a")).toContain("/listing/create");
  });

  test("is narrowed by status, as search is not, and shows everything unasked", () => {
    render({ status: ["SOLD", "DRAFT"] });
    const ticked = [...document.querySelectorAll<HTMLInputElement>("[name=status]:checked")];
    expect(ticked.map(({ value }) => value)).toEqual(["DRAFT", "SOLD"]);
    expect(document.querySelector("[name=showInactive]")).toBeNull();
  });

  test("says 'no listings' and how to begin, or to reset the filters where any is set", () => {
    const answer = { data: [], totalCount: 0, totalPages: 0, capped: false };
    render({}, { answer, locale: "en" });
    expect(document.body.textContent).toContain("no listings");
    expect(hrefs("a[download]")).toEqual([]);
    expect(hrefs("a[href='/listing/create']")).toHaveLength(1);
    expect(hrefs("a[href='/csv-import']")).toHaveLength(1);
    render({ status: "SOLD" }, { answer, locale: "en" });
    expect(document.body.textContent).toContain("No listing fits these filters");
    expect(hrefs("a")).toContain("/listing/user");
    const resets = document.querySelectorAll("[href='/listing/user'][data-resets=filters]");
    expect([...resets].map(({ textContent }) => textContent)).toEqual(["Reset", "Reset filters"]);
    expect(hrefs("a[href='/listing/create']")).toHaveLength(1);
  });
});

test("a search stands above the list, keeps the filters, and says when it finds nothing", () => {
  render({ query: "LAG-7", status: "SOLD", page: "3" });
  const field = document.querySelector<HTMLInputElement>("input[type=search]");
  expect([field?.value, field?.labels?.[0]?.textContent]).toEqual([
    "LAG-7",
    "Inserate durchsuchen",
  ]);
  const kept = [...(field?.form?.querySelectorAll<HTMLInputElement>("[type=hidden]") ?? [])];
  expect(kept.map(({ name, value }) => [name, value])).toEqual([["status", "SOLD"]]);
  expect(hrefs("a[download]")).toEqual(["/listing/export?query=LAG-7&status=SOLD"]);
  const answer = { data: [], totalCount: 0, totalPages: 0, capped: false };
  render({ query: "LAG-7" }, { answer });
  expect(document.body.textContent).toContain("Kein Inserat passt dazu.");
  expect(hrefs("a")).toContain("/listing/user");
});

type Props = Partial<ComponentProps<typeof UserListingsScreen>> & { locale?: "de" | "en" };

function render(
  parameters: Record<string, string | string[]>,
  { locale = "de", ...props }: Props = {},
): void {
  draw(
    <UserListingsScreen
      path="/listing/user"
      address={readSearchAddress(parameters)}
      answer={{ data: [], totalCount: 80, totalPages: 4, capped: false }}
      manufacturers={{ offered: [], isWhole: true }}
      user={null}
      {...props}
    >
      <ul />
    </UserListingsScreen>,
    locale,
  );
}
