import { site } from "@/lib/site/site";
import { enter, header } from "./account-steps";
import { makeCompany } from "./actors";
import { faultsFoundByAxe } from "./axe-steps";
import { fillOperatorForm, makeMessage, operatorForm, subjectOf } from "./contact-operator-steps";
import { mailTo } from "./mailbox";
import { wearCookie } from "./own-account-steps";
import { program, signedUp } from "./program";
import { expectTakenOver, holdSaves } from "./script-steps";
import { expect, test } from "./test";
import { textsIn } from "./texts";

const language = "en";

test.describe(`the contact form`, () => {
  test.use({ language });

  for (const path of ["/contact", "/"]) {
    test(`of ${path} sends a message, and a reply goes to who wrote it`, async ({ page, t }) => {
      const message = makeMessage();
      await enter(page, path, language);
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

    test(`of ${path} works without JavaScript, with its faults too`, async ({ openBrowser, t }) => {
      const page = await openBrowser({ javaScriptEnabled: false });
      const message = makeMessage();
      await enter(page, path, language);
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
  }

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

  test("is found by a member, whose address it knows", async ({ page, t }) => {
    const company = makeCompany("Gießerei");
    await wearCookie(page, await signedUp(company, language));
    await enter(page, "/contact", language);
    await expect(header(page)).toContainText(company.username);
    const form = operatorForm(page, t);
    await expectTakenOver(form.submit);
    await expect(form.email).toHaveValue(company.email);
    const { email: _, ...message } = makeMessage();
    await fillOperatorForm(form, message);
    await form.submit.click();
    await expect(form.replyTo(company.email)).toBeVisible();
    const mail = await mailTo(site.contactEmail, subjectOf({ ...message, email: "" }));
    expect(mail.replyTo).toBe(company.email);
  });
});

test("a second click while the first is under way sends nothing", async ({ page, t }) => {
  await page.goto("/contact");
  const form = operatorForm(page, t);
  await expectTakenOver(form.submit);
  const saves = await holdSaves(page);
  await fillOperatorForm(form, makeMessage());
  await form.submit.dblclick();
  await expect.poll(saves.count).toBe(1);
  await expect(form.submit).toHaveAttribute("aria-disabled", "true");
  saves.letGo();
  await expect(form.sent).toBeVisible();
  expect(saves.count()).toBe(1);
});

test.describe("a message that is lost on the way", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test("stays in the form, and can be sent again", async ({ page, t }) => {
    const message = makeMessage();
    await page.goto("/contact");
    const form = operatorForm(page, t);
    await expectTakenOver(form.submit);
    await fillOperatorForm(form, message);
    await page.route("/contact", (route) => route.abort(), { times: 1 });
    await form.submit.click();
    await expect(form.fault).toHaveText(t("contact-operator|offline"));
    await expect(form.message).toHaveValue(message.message);
    await expect(form.email).toHaveValue(message.email);
    await form.submit.click();
    await expect(form.sent).toBeVisible();
  });

  test("is not sent at all without a network", async ({ page, t }) => {
    const message = makeMessage();
    await page.goto("/contact");
    const form = operatorForm(page, t);
    await expectTakenOver(form.submit);
    await fillOperatorForm(form, message);
    await page.context().setOffline(true);
    await form.submit.click();
    await expect(page.getByText(t("contact-operator|offline"))).toBeVisible();
    await expect(form.message).toHaveValue(message.message);
    await page.context().setOffline(false);
    await form.submit.click();
    await expect(form.sent).toBeVisible();
  });
});

test("the sixth message of an hour is refused, with the address to write to", async ({
  page,
  t,
}) => {
  const message = makeMessage();
  for (let time = 1; time <= 5; time++) {
    await program().call("contact-operator", { ...message, message: `Nachricht ${time}` });
  }
  await page.goto("/contact");
  const form = operatorForm(page, t);
  await expectTakenOver(form.submit);
  await fillOperatorForm(form, message);
  await form.submit.click();
  await expect(form.fault).toHaveText(t("contact-operator|too_many", { email: site.contactEmail }));
  await expect(form.message).toHaveValue(message.message);
});

test("what fills in every field is thanked, and not heard", async ({ page, t }) => {
  const [spam, honest] = [makeMessage(), makeMessage()];
  await page.goto("/contact");
  const form = operatorForm(page, t);
  await expectTakenOver(form.submit);
  // Nobody comes upon the field by the keyboard.
  await form.message.focus();
  await page.keyboard.press("Tab");
  await expect(form.form.getByRole("link")).toBeFocused();

  await form.trap.evaluate((field: HTMLInputElement) => {
    field.value = "Cheap links";
  });
  await fillOperatorForm(form, spam);
  await form.submit.click();
  await expect(form.replyTo(spam.email)).toBeVisible();

  // Mails go out in their order: once the honest one is there, the other one would be.
  await form.another.click();
  await expectTakenOver(form.submit);
  await fillOperatorForm(form, honest);
  await form.submit.click();
  await mailTo(site.contactEmail, subjectOf(honest));
  await expect(mailTo(site.contactEmail, subjectOf(spam), 0)).resolves.toBeUndefined();
});

test("what was typed stays through a change of language and a reload, until it is sent", async ({
  page,
  t,
}) => {
  const message = makeMessage();
  await page.goto("/contact");
  const german = operatorForm(page, t);
  await expectTakenOver(german.submit);
  await fillOperatorForm(german, message);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const english = operatorForm(page, textsIn("en"));
  await expect(english.message).toHaveValue(message.message);
  await page.reload();
  await expect(english.message).toHaveValue(message.message);
  await expect(english.email).toHaveValue(message.email);
  await english.submit.click();
  await expect(english.sent).toBeVisible();
  await page.goto("/contact");
  await expectTakenOver(english.submit);
  await expect(english.message).toHaveValue("");
});
