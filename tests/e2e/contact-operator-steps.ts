import { randomInt } from "node:crypto";
import type { Page } from "playwright/test";
import { trapField } from "@/lib/contact/rules";
import { type Texts, textsIn, whole } from "./texts";

type OperatorForm = ReturnType<typeof operatorForm>;

/** The contact form, wherever it stands. */
export function operatorForm(page: Page, t: Texts) {
  const button = page.getByRole("button", { name: t("contact-operator|submit") });
  const form = page.locator("main form").filter({ has: button });
  const optional = (field: string) => form.getByLabel(t("contact-operator|optional", { field }));
  return {
    form,
    submit: form.getByRole("button"),
    firstName: optional(t("contact-operator|first_name")),
    lastName: optional(t("contact-operator|last_name")),
    company: optional(t("contact-operator|company")),
    email: form.getByLabel(whole(t("contact-operator|email"))),
    message: form.getByLabel(whole(t("contact-operator|message"))),
    trap: form.locator(`input[name="${trapField}"]`),
    fault: form.getByRole("alert"),
    sent: page.getByText(t("contact-operator|sent")),
    replyTo: (email: string) => page.getByText(t("contact-operator|sent|reply_to", { email })),
    another: page.getByRole("link", { name: t("contact-operator|another") }),
  };
}

/** Somebody with something to say, whom no other test knows. */
export function makeMessage() {
  const number = randomInt(1e9, 1e10);
  return {
    firstName: "Erika",
    lastName: `Kern ${number}`,
    company: `Kern Anlagenbau ${number}`,
    email: `einkauf@kern-${number}.example`,
    message: `Nehmen Sie ganze Werke?\nWir lösen Werk ${number} auf.`,
  };
}

/** Fills the fields that are given. */
export async function fillOperatorForm(
  form: OperatorForm,
  fields: Partial<ReturnType<typeof makeMessage>>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await form[name as keyof typeof fields].fill(value);
  }
}

/** The subject under which the operator finds a message; always in German. */
export function subjectOf({ firstName, lastName }: ReturnType<typeof makeMessage>): string {
  return textsIn("de")("mail|contact-message|subject", { sender: `${firstName} ${lastName}` });
}
