import { enter, logInByForm } from "./account-steps";
import { administratorLogin } from "./administrator";
import { authCall, logIn, signedUp, statusOfMe } from "./program";
import { makeCompany } from "./sample-data";
import { expect, test } from "./test";

const language = "en";

test.describe(`the administration of users`, () => {
  // The block ends the session, so the session check answers 401.
  test.use({ language, expectedErrors: [/auth\/session.*status of 401/] });

  test("an administrator finds a user, blocks and unblocks, and reads what happened", async ({
    page,
    openBrowser,
    t,
  }) => {
    const company = makeCompany("Blechbau");
    const session = await signedUp(company, language);
    const usersPage = await openBrowser();
    await enter(usersPage, "/login", language);
    await logInByForm(usersPage, t, company);
    await expect(usersPage).toHaveURL("/listing/user");

    await enter(page, "/login?next=/admin/users", language);
    await logInByForm(page, t, administratorLogin);
    await page.getByLabel(t("admin|search|label")).fill(company.email);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: t("admin|search|submit") }).click();
    await page.getByRole("link", { name: company.username }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(company.username);

    await change("block");
    await expect(page.getByText(t("user|status|blocked"), { exact: true })).toBeVisible();
    expect(await statusOfMe(session)).toBe(401);
    await usersPage.goto("/transaction/user");
    await expect(usersPage.getByText(t("transaction|authentication_required"))).toBeVisible();
    expect((await authCall("email/login", company)).status).toBe(401);
    await change("unblock");
    await logIn(company);
    await page.reload();
    await change("grant");

    await page.reload();
    const events = page.getByRole("region").or(page.locator("section"));
    for (const kind of ["BLOCKED", "UNBLOCKED", "ADMIN_GRANTED", "LOGIN_FAILED"] as const) {
      await expect(events.getByText(t(`user|event|${kind}`)).first()).toBeVisible();
    }
    await page.goto("/admin/security");
    await expect(page.getByRole("link", { name: company.username }).first()).toBeVisible();

    async function change(name: "block" | "unblock" | "grant") {
      const label = t(`admin|change|${name}`);
      await page.getByRole("button", { name: label, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();
      const { username } = company;
      await expect(page.getByText(t(`admin|change|${name}|done`, { username }))).toBeVisible();
    }
  });
});
