import type { Page } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { leaksIn } from "../factories/canary";
import { enter, logInByForm } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { fillQuestion, questionBox } from "./contact-steps";
import { mailTo } from "./mailbox";
import { wearCookie } from "./own-account-steps";
import { listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { makeCast, offerIn } from "./visibility-steps";

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
    await expect(box.fault).toContainText(t("transaction|request|faults"));
    await expect(box.fault).toContainText(t("issue|is_required"));
    await expect(box.section.locator(":focus")).toContainText(t("issue|is_required"));

    await box.question.fill(question);
    await expect(box.fault).toHaveCount(0);
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

  test("is sent without JavaScript too, and comes back when it is too long", async ({
    openBrowser,
    t,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    const { seller, buyer, session, part, path } = await makeOffer(language);
    await wearCookie(page, session);
    await enter(page, path, language);
    const box = questionBox(page, t);
    const tooLong = `${"ü".repeat(1500)}\n${"ß".repeat(500)}`;
    await fillQuestion(page, t, tooLong);
    await box.submit.click();
    await expect(box.fault).toContainText(t("issue|too_long", { n: "2.000" }));
    await expect(page).toHaveURL(/#contact$/);
    await expect(box.question).toHaveValue(tooLong);

    const longest = tooLong.slice(0, -1);
    await box.question.fill(longest);
    await box.submit.click();
    await expect(box.sentTo(buyer.email)).toBeVisible();
    await expect(box.question).toHaveValue("");
    const subject = t("mail|question-received|subject", { part: part.mpn });
    const mail = await mailTo(seller.email, subject);
    expect(mail.replyTo).toBe(buyer.email);
    expect(mail.text).toContain(longest.replace("\n", "\n> "));
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`of a visitor waits behind the login, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      openBrowser,
      t,
    }) => {
      const page = await openBrowser({ javaScriptEnabled });
      const { seller, buyer, part, path } = await makeOffer(language);
      await enter(page, path, language);
      await fillQuestion(page, t, question);
      await questionBox(page, t).submit.click();
      await expect(page).toHaveURL(/\/login\?next=/);
      await logInByForm(page, t, buyer);

      await expect(page).toHaveURL(/\?draft=[-\w]+#contact$/);
      const box = questionBox(page, t);
      await expect(box.question).toHaveValue(question);
      if (javaScriptEnabled) {
        await expectTakenOver(box.fold);
      }
      await box.submit.click();
      await expect(box.sentTo(buyer.email)).toBeVisible();
      const subject = t("mail|question-received|subject", { part: part.mpn });
      expect((await mailTo(seller.email, subject)).replyTo).toBe(buyer.email);
    });
  }
});

test("what is reserved can be asked about, and its page tells nothing of the seller", async ({
  openBrowser,
  t,
}) => {
  const cast = await makeCast();
  const { listingId } = await offerIn("RESERVED", cast);
  for (const role of ["visitor", "stranger", "buyer"] as const) {
    const page = await openBrowser();
    if (role !== "visitor") {
      await wearCookie(page, cast.sessions[role] ?? "");
    }
    await page.goto(`/listing/detail/${listingId}`);
    const box = questionBox(page, t);
    await expect(box.section).toBeVisible();
    if (role !== "visitor") {
      await expectTakenOver(box.fold);
      await fillQuestion(page, t, question);
      const answer = answerOfAction(page);
      await box.submit.click();
      expect(leaksIn(await answer, cast.canary), role).toEqual([]);
      await expect(box.section.getByRole("status").first()).toBeVisible();
    }
    expect(leaksIn(await page.content(), cast.canary), role).toEqual([]);
  }
  const owner = await openBrowser();
  await wearCookie(owner, cast.owner);
  await owner.goto(`/listing/detail/${listingId}`);
  await expect(owner.locator("h1")).toBeVisible();
  await expect(questionBox(owner, t).section).toHaveCount(0);
});

/** What the server says to the form, whole: a browser keeps no stream that the page has read. */
function answerOfAction(page: Page): Promise<string> {
  const answer = Promise.withResolvers<string>();
  void page.route(/\/listing\/detail\//, async (route) => {
    if (!route.request().headers()["next-action"]) {
      return route.fallback();
    }
    const response = await route.fetch();
    answer.resolve(await response.text());
    return route.fulfill({ response });
  });
  return answer.promise;
}

/** A part on sale, its seller, and a buyer; both read the language. */
async function makeOffer(language: Locale) {
  const [seller, buyer, part] = [makeCompany("Lager"), makeCompany("Einkauf"), makePart()];
  const listingId = await listPart(await signedUp(seller, language), part);
  const session = await signedUp(buyer, language);
  return { seller, buyer, session, part, path: `/listing/detail/${listingId}` };
}
