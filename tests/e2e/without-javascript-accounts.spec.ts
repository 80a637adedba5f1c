import { locales } from "@/lib/i18n/locales";
import { site } from "@/lib/site/site";
import { enter, fillSignUp, logInByForm, logOut, verifyByForm } from "./account-steps";
import { makeCompany } from "./actors";
import { linkIn, mailTo } from "./mailbox";
import { followMailedLink, section } from "./own-account-steps";
import { authCall, logIn } from "./program";
import { expect, test } from "./test";

for (const language of locales) {
  test.describe(`accounts without JavaScript, in ${language}`, () => {
    test.use({ language });

    test("from the signup with all its fields to the logout", async ({ openBrowser, t }) => {
      const company = makeCompany("Zerspanung");
      const page = await openBrowser({ javaScriptEnabled: false });
      await enter(page, "/signup", language);
      await fillSignUp(page, t, company);
      await page.getByRole("button", { name: t("auth|signup|submit") }).click();
      await expect(page.getByText(t("auth|signup|done"))).toBeVisible();
      const subject = t("mail|verify-email|subject", { site: site.name });
      await page.goto(linkIn(await mailTo(company.email, subject)));
      await verifyByForm(page, t, company);

      await page.goto("/login?next=/account");
      await logInByForm(page, t, company);
      const overview = section(page, t("account|overview"));
      for (const kept of ["username", "street", "zipCode", "city", "country"] as const) {
        await expect(overview).toContainText(company[kept]);
      }
      await logOut(page, t);
      await page.goto("/account");
      await expect(page).toHaveURL("/login?next=%2Faccount");
    });

    test("a lost verification mail is sent again", async ({ openBrowser, t }) => {
      const company = makeCompany("Dichtungen");
      await authCall("email/signup", { ...company, locale: language });
      const page = await openBrowser({ javaScriptEnabled: false });
      await enter(page, "/request-email-verification", language);
      const { email } = company;
      await followMailedLink(page, t, { mode: "resend", mail: "verify-email", email, count: 2 });
      await verifyByForm(page, t, company);
      await logIn(company);
    });
  });
}
