import type { Page } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { type Texts, whole } from "./texts";

const conditions = ["NEW_IN_PACKAGING", "USED_TESTED", "FOR_PARTS"] as const;
const brand = `Hydraulik ${Date.now()}`;

/** A seller with as many listings, their conditions in turn; the newest is the last. */
export async function sellerWith(page: Page, count: number) {
  const session = await signedUp(makeCompany("Lagerhaus"));
  const parts = Array.from({ length: count }, (_, place) => ({
    ...makePart(),
    manufacturer: { name: brand },
    nameDe: `Wegeventil Nummer ${place}`,
    nameEn: null,
    condition: conditions[place % 3],
    yearOfManufacture: 2000 + place,
  }));
  const ids = [];
  for (const part of parts) {
    const { listingId } = await answerOf("create-listing", part, session);
    ids.push(listingId);
  }
  await wearCookie(page, session);
  return { session, ids, parts };
}

export function names(page: Page) {
  return page.locator("main li h2");
}

/** On pictures: the state in words stands in the row as well. */
export function overlays(page: Page, text: string) {
  return page.locator("main li > a").getByText(text, { exact: true });
}

export function unfold(page: Page, label: string): Promise<void> {
  return page
    .locator("summary")
    .filter({ hasText: whole(label) })
    .click();
}

/** One that was shown in passing, whichever kind it is of. */
export function alert(page: Page) {
  return page.locator("[data-alert] p");
}

export function select(t: Texts, number: number): string {
  return t("listings|bulk|select", { name: `Wegeventil Nummer ${number}` });
}

type Target = "DRAFT" | "ACTIVE" | "DELETED";

export function button(page: Page, t: Texts, to: Target, count?: number) {
  const action = t(`listing|owner|${to}`);
  const name = count === undefined ? action : t("listings|bulk|button", { action, count });
  return page.getByRole("group", { name: t("listings|bulk|bar") }).getByRole("button", { name });
}

export function press(page: Page, t: Texts, to: Target, count: number): Promise<void> {
  return button(page, t, to, count).click();
}
