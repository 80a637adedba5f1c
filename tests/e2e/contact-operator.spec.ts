import { randomInt } from "node:crypto";
import type { Page } from "playwright/test";
import { site } from "@/lib/config/site";
import { trapField } from "@/lib/contact/fields";
import { enter } from "./account-steps";
import { errorsFoundByAxe } from "./axe-steps";
import { mailTo } from "./mailbox";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { type Texts, textsIn, whole } from "./texts";

type OperatorForm = ReturnType<typeof operatorForm>;

const language = "en";

test.describe(`the contact form`, () => {
  test.use({ language });

  test("of the landing page sends a message once it is whole, and a reply goes to its sender", async ({
    page,
    t,
  }) => {
    const message = makeMessage();
    await enter(page, "/", language);
    const form = operatorForm(page, t);
    await expectTakenOver(form.submit);
    const { firstName, company } = message;
    await fillOperatorForm(form, { firstName, company });
    await form.submit.click();
    await expect(form.alert).toContainText(t("contact-operator|errors"));
    await expect(page.locator(":focus")).toContainText(t("issue|email_required"));
    await expect(form.email).toHaveAccessibleDescription(new RegExp(t("issue|email_required")));
    await expect(form.message).toHaveAccessibleDescription(t("issue|is_required"));
    await expect(form.firstName).toHaveValue(firstName);
    await form.alert.getByRole("link").first().click();
    await expect(form.email).toBeFocused();
    expect(await errorsFoundByAxe(page)).toEqual([]);
    await fillOperatorForm(form, message);
    await form.submit.click();
    await expect(form.sent).toBeVisible();
    await expect(form.replyTo(message.email)).toBeVisible();
    await expect(page.locator(":focus")).toContainText(t("contact-operator|sent"));
    await expect(form.form).toHaveCount(0);

    const mail = await mailTo(site.contactEmail, subjectOf(message));
    expect(mail.replyTo).toBe(message.email);
    expect(mail.text).toContain(`Unternehmen: ${message.company}`);
    expect(mail.text).toContain(`> ${message.message.replace("\n", "\n> ")}`);

    await form.another.click();
    await expect(page).toHaveURL(/\/contact(\?lang=en)?$/);
    await expect(form.message).toHaveValue("");
  });

  test("works without JavaScript, with its errors too", async ({ openBrowser, t }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    const message = makeMessage();
    await enter(page, "/contact", language);
    const form = operatorForm(page, t);
    await fillOperatorForm(form, { ...message, email: "einkauf" });
    await form.submit.click();
    await expect(page).toHaveURL(/\/contact(\?lang=en)?$/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(form.alert).toContainText(
      `${t("contact-operator|email")}: ${t("issue|email_invalid")}`,
    );
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    for (const name of ["firstName", "lastName", "company", "message"] as const) {
      await expect(form[name]).toHaveValue(message[name]);
    }

    await form.email.fill(message.email);
    await form.submit.click();
    await expect(form.sent).toBeVisible();
    await expect(form.replyTo(message.email)).toBeVisible();
    await page.reload();
    await expect(form.sent).toBeVisible();
    const mail = await mailTo(site.contactEmail, subjectOf(message));
    expect(mail.replyTo).toBe(message.email);
  });
});

function operatorForm(page: Page, t: Texts) {
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
    alert: form.getByRole("alert"),
    sent: page.getByText(t("contact-operator|sent")),
    replyTo: (email: string) => page.getByText(t("contact-operator|sent|reply_to", { email })),
    another: page.getByRole("link", { name: t("contact-operator|another") }),
  };
}

function makeMessage() {
  const number = randomInt(1e9, 1e10);
  return {
    firstName: "Erika",
    lastName: `Kern ${number}`,
    company: `Kern Anlagenbau ${number}`,
    email: `einkauf@kern-${number}.example`,
    message: `Nehmen Sie ganze Werke?\nWir lösen Werk ${number} auf.`,
  };
}

async function fillOperatorForm(
  form: OperatorForm,
  fields: Partial<ReturnType<typeof makeMessage>>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await form[name as keyof typeof fields].fill(value);
  }
}

/** The operator's mail is always in German. */
function subjectOf({ firstName, lastName }: ReturnType<typeof makeMessage>): string {
  return textsIn("de")("mail|contact-message|subject", { sender: `${firstName} ${lastName}` });
}
