import type { Page } from "playwright/test";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import { expect } from "./test";
import { type Texts, whole } from "./texts";

export interface Wish {
  quantity: string;
  note: string;
}

export function requestBox(page: Page, t: Texts) {
  const box = page.locator("#request");
  return {
    quantity: box.getByLabel(whole(t("transaction|request|quantity"))),
    note: box.getByLabel(whole(t("transaction|request|note"))),
    submit: box.getByRole("button", { name: t("transaction|request|submit") }),
    success: box.getByRole("status"),
  };
}

export async function fillRequest(page: Page, t: Texts, { quantity, note }: Wish): Promise<void> {
  const box = requestBox(page, t);
  await box.quantity.fill(quantity);
  await box.note.fill(note);
}

/** Submits the filled box; answers the transaction's id. */
export async function sendRequest(page: Page, t: Texts): Promise<number> {
  const box = requestBox(page, t);
  await box.submit.click();
  const [before = ""] = t("transaction|request|sent", { id: "§" }).split("§");
  await expect(box.success.filter({ hasText: before.trim() })).toBeVisible();
  return Number(/\d+/.exec((await box.success.textContent()) ?? "")?.[0]);
}

export function statusSelect(page: Page, t: Texts, id: number) {
  return page.getByRole("combobox", { name: t("transaction|change|label", { id: String(id) }) });
}

export function statusBadge(page: Page, t: Texts, id: number, status: TransactionStatus) {
  const cell = page.getByRole("cell").filter({ has: statusSelect(page, t, id) });
  return cell.locator("span").filter({ hasText: whole(t(`transaction|status|${status}`)) });
}
