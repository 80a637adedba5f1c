import type { Page } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { enter, logInByForm } from "./account-steps";
import { mailTo } from "./mailbox";
import { wearCookie } from "./own-account-steps";
import { listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";

const language = "de";

const question = "Welchen Firmwarestand hat die Baugruppe?\nLiegt die Speicherkarte bei?";

test.describe(`a question to the seller`, () => {
  test("reaches them by mail, a reply goes to the buyer, and another one can follow", async ({
    page,
    t,
  }) => {
    const { seller, buyer, session, part, path } = await makeOffer(language);
    await wearCookie(page, session);
    await enter(page, path, language);
    const box = questionBox(page, t);
    await expectTakenOver(box.fold);
    await expect(box.question).toBeHidden();

    await box.fold.click();
    await box.submit.click();
    await expect(box.alert).toContainText(t("transaction|request|errors"));
    await expect(box.alert).toContainText(t("issue|is_required"));
    await expect(box.section.locator(":focus")).toContainText(t("issue|is_required"));

    await box.question.fill(question);
    await expect(box.alert).toHaveCount(0);
    await box.submit.click();
    await expect(box.sentTo(buyer.email)).toBeVisible();
    await expect(box.question).toHaveValue("");
    const subject = t("mail|question-received|subject", { part: part.mpn });
    const mail = await mailTo(seller.email, subject);
    expect(mail.replyTo).toBe(buyer.email);
    expect(mail.text).toContain(`${buyer.username}, ${buyer.email}`);
    expect(mail.text).toContain(`> ${question.replace("\n", "\n> ")}`);

    await box.question.fill("Und welches Baujahr?");
    await box.submit.click();
    await expect(async () => {
      const { text } = await mailTo(seller.email, subject, 2);
      expect(text).toContain("> Und welches Baujahr?");
    }).toPass();
  });

  test("of a visitor waits behind the login, without JavaScript too", async ({
    openBrowser,
    t,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    const { seller, buyer, part, path } = await makeOffer(language);
    await enter(page, path, language);
    await fillQuestion(page, t, question);
    await questionBox(page, t).submit.click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logInByForm(page, t, buyer);

    await expect(page).toHaveURL(/\?draft=[-\w]+#contact$/);
    const box = questionBox(page, t);
    await expect(box.question).toHaveValue(question);
    await box.submit.click();
    await expect(box.sentTo(buyer.email)).toBeVisible();
    const subject = t("mail|question-received|subject", { part: part.mpn });
    expect((await mailTo(seller.email, subject)).replyTo).toBe(buyer.email);
  });
});

async function makeOffer(language: Locale) {
  const [seller, buyer, part] = [makeCompany("Lager"), makeCompany("Einkauf"), makePart()];
  const listingId = await listPart(await signedUp(seller, language), part);
  const session = await signedUp(buyer, language);
  return { seller, buyer, session, part, path: `/listing/detail/${listingId}` };
}

function questionBox(page: Page, t: Texts) {
  const section = page.locator("#contact");
  return {
    section,
    fold: section.locator("summary"),
    question: section.getByLabel(whole(t("contact|question"))),
    submit: section.getByRole("button", { name: t("contact|submit") }),
    alert: section.getByRole("alert"),
    sentTo: (email: string) => section.getByText(t("contact|sent", { email })),
  };
}

async function fillQuestion(page: Page, t: Texts, question: string): Promise<void> {
  const box = questionBox(page, t);
  await box.fold.click();
  await box.question.fill(question);
}
