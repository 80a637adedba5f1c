import { locales } from "@/lib/i18n/locales";
import { site } from "@/lib/site/site";
import { enter, fillSignUp, header, logInByForm, logOut, verifyByForm } from "./account-steps";
import { makeCompany } from "./actors";
import { administratorLogin } from "./administrator";
import { linkIn, mailTo } from "./mailbox";
import { followMailedLink, section } from "./own-account-steps";
import { authCall, logIn, signedUp, signUp, statusOfMe } from "./program";
import { expect, test } from "./test";
import { whole } from "./texts";

for (const language of locales) {
  test.describe(`accounts without JavaScript, in ${language}`, () => {
    test.use({ language });

    test("from the signup with all its fields over a new name to the logout", async ({
      openBrowser,
      t,
    }) => {
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
      const profile = section(page, t("account|profile"));
      const name = profile.getByLabel(whole(t("account|username")));
      const submit = profile.getByRole("button", { name: t("account|profile|submit") });
      await name.fill("deleted-1a2b3c4d");
      await submit.click();
      await expect(profile.getByRole("alert")).toContainText(t("issue|username_taken"));
      await expect(name).toHaveValue("deleted-1a2b3c4d");
      await name.fill(`${company.username} Nord`);
      await submit.click();
      await expect(profile.getByText(t("account|profile|done"))).toBeVisible();
      await expect(header(page)).toContainText(`${company.username} Nord`);

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

    test("the page of one account does not delete another that logs in beside it", async ({
      openBrowser,
      t,
    }) => {
      const first = makeCompany("Presswerk");
      const second = { ...makeCompany("Drückerei"), password: first.password };
      await Promise.all([signUp(first, language), signUp(second, language)]);
      const page = await openBrowser({ javaScriptEnabled: false });
      await enter(page, "/login?next=/account", language);
      await logInByForm(page, t, first);
      const deletion = section(page, t("account|delete"));
      await deletion.getByText(t("account|delete|open")).click();
      await deletion.getByLabel(whole(t("account|delete|password"))).fill(first.password);
      const beside = await page.context().newPage();
      await page.context().clearCookies({ name: "lagerfund-session" });
      await beside.goto("/login");
      await logInByForm(beside, t, second);
      await expect(header(beside)).toContainText(second.username);
      await deletion.getByRole("button", { name: t("account|delete|submit") }).click();
      await expect(page.getByText(t("session|other_account"), { exact: true })).toBeVisible();
      await Promise.all([logIn(first), logIn(second)]);
    });

    test("an administrator blocks a user at once", async ({ openBrowser, t }) => {
      const company = makeCompany("Schrauben");
      const session = await signedUp(company, language);
      const page = await openBrowser({ javaScriptEnabled: false });
      await enter(page, `/login?next=${encodeURIComponent("/admin/users")}`, language);
      await logInByForm(page, t, administratorLogin);
      await page.getByLabel(t("admin|search|label")).fill(company.email);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: t("admin|search|submit") }).click();
      await page.getByRole("link", { name: company.username }).click();
      await page.getByRole("button", { name: t("admin|change|block"), exact: true }).click();
      const { username } = company;
      await expect(page.getByText(t("admin|change|block|done", { username }))).toBeVisible();
      await expect(page.getByText(t("user|status|blocked"), { exact: true })).toBeVisible();
      expect(await statusOfMe(session)).toBe(401);
      expect((await authCall("email/login", company)).status).toBe(401);
    });
  });
}
