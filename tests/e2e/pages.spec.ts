import { header, logInByForm } from "./account-steps";
import { makeCompany } from "./actors";
import { authCall, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test.describe("what asks for a login", () => {
  test("a dead session sees what a visitor sees, and is led to the login", async ({ page, t }) => {
    const company = makeCompany("Gießerei");
    const session = await signedUp(company);
    await page.context().addCookies([{ name: "lagerfund-session", value: session, url: baseUrl }]);
    await page.goto("/listing/search");
    await expect(header(page).getByRole("button", { name: company.username })).toBeVisible();

    await authCall("logout", {}, { authorization: `Bearer ${session}` });
    const response = await page.goto("/listing/search");
    expect(response?.status()).toBe(200);
    await expect(header(page).getByRole("link", { name: t("layout|log_in") })).toBeVisible();
    await page.goto("/listing/user");
    await expect(page).toHaveURL("/login?next=%2Flisting%2Fuser");
    await logInByForm(page, t, company);
    await expect(page).toHaveURL("/listing/user");
  });
});
