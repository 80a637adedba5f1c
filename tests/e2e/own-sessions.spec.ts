import { enter, logInByForm } from "./account-steps";
import { makeCompany } from "./actors";
import { section } from "./own-account-steps";
import { logIn, signUp, statusOfMe } from "./program";
import { expect, test } from "./test";

const language = "en";

test.describe(`own sessions`, () => {
  test.use({ language });

  test("one session is ended from the list, its bearer is dead and the others live on", async ({
    page,
    t,
  }) => {
    const company = makeCompany("Messtechnik");
    await signUp(company, language);
    const elsewhere = [await logIn(company), await logIn(company)];
    await enter(page, "/login?next=/account", language);
    await logInByForm(page, t, company);
    const sessions = section(page, t("account|sessions"));
    await expect(sessions.getByRole("row")).toHaveCount(4);
    await expect(sessions.getByText(t("account|session|current"))).toHaveCount(1);

    const [name = ""] = t("account|session|end_on", {
      device: t("account|session|unknown"),
      since: "|",
    }).split("|");
    await sessions.getByRole("button", { name }).first().click();
    await expect(sessions.getByRole("row")).toHaveCount(3);
    const statuses = await Promise.all(elsewhere.map(statusOfMe));
    expect(statuses.toSorted()).toEqual([200, 401]);

    await sessions.getByRole("button", { name }).click();
    await expect(sessions.getByRole("row")).toHaveCount(2);
    expect(await Promise.all(elsewhere.map(statusOfMe))).toEqual([401, 401]);
    await page.reload();
    await expect(page).toHaveURL("/account");
  });
});
