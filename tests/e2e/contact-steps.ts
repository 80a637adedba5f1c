import type { Page } from "playwright/test";
import { type Texts, whole } from "./texts";

/** The question to the seller, before or behind the login. */
export function questionBox(page: Page, t: Texts) {
  const section = page.locator("#contact");
  return {
    section,
    fold: section.locator("summary"),
    question: section.getByLabel(whole(t("contact|question"))),
    submit: section.getByRole("button", { name: t("contact|submit") }),
    fault: section.getByRole("alert"),
    sentTo: (email: string) => section.getByText(t("contact|sent", { email })),
  };
}

/** Opens the box and fills it. */
export async function fillQuestion(page: Page, t: Texts, question: string): Promise<void> {
  const box = questionBox(page, t);
  await box.fold.click();
  await box.question.fill(question);
}
