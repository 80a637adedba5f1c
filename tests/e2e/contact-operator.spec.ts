import { site } from "@/lib/site/site";
import { enter } from "./account-steps";
import { faultsFoundByAxe } from "./axe-steps";
import { fillOperatorForm, makeMessage, operatorForm, subjectOf } from "./contact-operator-steps";
import { mailTo } from "./mailbox";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

const language = "en";

test.describe(`the contact form`, () => {
  test.use({ language });

  test("of the landing page sends a message, and a reply goes to who wrote it", async ({
    page,
    t,
  }) => {
    const message = makeMessage();
    await enter(page, "/", language);
    const form = operatorForm(page, t);
    await expectTakenOver(form.submit);
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

  test("works without JavaScript, with its faults too", async ({ openBrowser, t }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    const message = makeMessage();
    await enter(page, "/contact", language);
    const form = operatorForm(page, t);
    await fillOperatorForm(form, { ...message, email: "einkauf" });
    await form.submit.click();
    await expect(page).toHaveURL(/\/contact(\?lang=en)?$/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(form.fault).toContainText(
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

  test("says what is wrong where it is wrong, and keeps all that was typed", async ({
    page,
    t,
  }) => {
    const { firstName, company } = makeMessage();
    await enter(page, "/contact", language);
    const form = operatorForm(page, t);
    await expectTakenOver(form.submit);
    await fillOperatorForm(form, { firstName, company });
    await form.submit.click();
    await expect(form.fault).toContainText(t("contact-operator|faults"));
    await expect(page.locator(":focus")).toContainText(t("issue|email_required"));
    await expect(form.email).toHaveAccessibleDescription(new RegExp(t("issue|email_required")));
    await expect(form.message).toHaveAccessibleDescription(t("issue|is_required"));
    await expect(form.firstName).toHaveValue(firstName);
    await expect(form.company).toHaveValue(company);
    await form.fault.getByRole("link").first().click();
    await expect(form.email).toBeFocused();
    expect(await faultsFoundByAxe(page)).toEqual([]);
  });
});
