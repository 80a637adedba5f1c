import { beforeEach, expect, test, vi } from "vitest";
import type { ListingStatus } from "@/lib/listings/fields";
import { draw } from "@/tests/setup/screen";
import { OwnerActions } from "./owner-actions";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("@/lib/listings/actions", () => ({
  setListingStatusAction: vi.fn(),
  setSelectedStatusAction: vi.fn(),
}));

beforeEach(() => {
  document.body.innerHTML = "";
});

test("without JavaScript pausing and activating are posted; what needs a script is not shown", () => {
  show("ACTIVE");
  expect(posted()).toEqual([["status", "DRAFT"]]);
  expect(scripted()).toEqual(["Reservieren", "Löschen"]);
  show("RESERVED");
  expect(posted()).toEqual([
    ["status", "DRAFT"],
    ["status", "ACTIVE"],
  ]);
  const fields = [...document.querySelectorAll<HTMLInputElement>("form input[type=hidden]")];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ["pageUserId", "u-1"],
    ["id", "7"],
    ["listing", "7:RESERVED"],
  ]);
});

test("deleting is then done in the list, while there is something to delete", () => {
  show("ACTIVE");
  expect(document.querySelector("a[href='/listing/user']")?.textContent).toBe(
    "In der Liste löschen",
  );
  show("DELETED");
  expect(document.querySelector("a[href='/listing/user']")).toBeNull();
});

test("the question before deleting says that the listing can come back", () => {
  show("ACTIVE");
  expect(document.querySelector("dialog")?.textContent).toContain(
    "Besucher finden gelöschte Inserate nicht mehr. Sie können sie später wieder aktivieren.",
  );
});

function show(status: ListingStatus): void {
  draw(
    <OwnerActions listingId={7} status={status} userId="u-1" isOwner listHref="/listing/user" />,
  );
}

/** Buttons of the form, by what they post. */
function posted(): string[][] {
  const form = document.querySelector("form")?.id;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
  return buttons
    .filter((button) => button.getAttribute("form") === form)
    .map(({ name, value }) => [name, value]);
}

function scripted(): (string | null)[] {
  return [...document.querySelectorAll("section > div > button[type=button]")]
    .filter((button) => button.classList.contains("noscript:hidden"))
    .map(({ textContent }) => textContent);
}
