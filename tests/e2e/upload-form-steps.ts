import type { Page } from "playwright/test";
import { makeCompany } from "./actors";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { expect } from "./test";
import { type Texts, whole } from "./texts";

export const [front, back, plate] = [
  "vorderseite.png",
  "rueckseite.png",
  "typenschild.png",
] as const;
export const dropZone = "#documents";
export const description = "[name=descriptionDe]";

export async function openForm(page: Page, t: Texts): Promise<string> {
  const session = await signedUp(makeCompany("Werkzeugbau"));
  await wearCookie(page, session);
  await page.goto("/listing/create");
  await expectTakenOver(page.getByLabel(t("document|files")));
  return session;
}

export function button(page: Page, name: string) {
  return page.getByRole("button", { name: whole(name) });
}

export async function expectAllArrived(page: Page, t: Texts, count: number): Promise<void> {
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: removeOne(t) })).toHaveCount(count);
}

function removeOne(t: Texts): RegExp {
  return new RegExp(t("document|remove|of", { name: ".*" }));
}

export async function documentsOf(session: string, listingId: number) {
  const listing = await answerOf("get-listing-by-id", { listingId }, session);
  return listing.documents;
}
