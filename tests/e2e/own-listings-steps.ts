import type { Page } from "playwright/test";
import type { Texts } from "./texts";

export function names(page: Page) {
  return page.locator("main li h2");
}

export function alert(page: Page) {
  return page.locator("[data-alert] p");
}

export function select(t: Texts, number: number): string {
  return t("listings|bulk|select", { name: `Wegeventil Nummer ${number}` });
}

type Target = "DRAFT" | "ACTIVE" | "DELETED";

function button(page: Page, t: Texts, to: Target, count?: number) {
  const action = t(`listing|owner|${to}`);
  const name = count === undefined ? action : t("listings|bulk|button", { action, count });
  return page.getByRole("group", { name: t("listings|bulk|bar") }).getByRole("button", { name });
}

export function press(page: Page, t: Texts, to: Target, count: number): Promise<void> {
  return button(page, t, to, count).click();
}
