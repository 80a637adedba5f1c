import { enter, header, logInByForm } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { visitorsHtml } from "./listing-steps";
import { answerOf, authCall, listPart, signedUp, signUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test.describe("what asks for a login", () => {
  test("a page for members leads through the login and back", async ({ page, t }) => {
    const company = makeCompany("Federnwerk");
    await signUp(company);
    await page.goto("/listing/create");
    await expect(page).toHaveURL("/login?next=%2Flisting%2Fcreate");
    await expect(page.getByText(t("auth|login|please"))).toBeVisible();
    await logInByForm(page, t, company);
    await expect(page).toHaveURL("/listing/create");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("listing|form|create"));
  });

  test("own transactions say so themselves", async ({ page, t }) => {
    const response = await page.goto("/transaction/user");
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL("/transaction/user");
    await expect(page.getByText(t("transaction|authentication_required"))).toBeVisible();
  });

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

test.describe("what does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("an id that is no number is told so", async ({ page, t }) => {
    for (const id of ["abc", "12a", "1e3", "1,5"]) {
      await page.goto(`/listing/detail/${id}`);
      await expect(page.getByText(t("issue|listing_id_not_a_number"))).toBeVisible();
    }
  });

  test("a paused listing is gone for visitors at once, and back at once", async ({ page, t }) => {
    const company = makeCompany("Pumpenbau");
    const session = await signedUp(company);
    const listingId = await listPart(session, makePart());
    expect((await visitorsHtml(listingId)).status).toBe(200);

    await enter(page, `/login?next=/listing/detail/${listingId}`, "de");
    await logInByForm(page, t, company);
    await page.getByRole("button", { name: t("listing|owner|DRAFT") }).click();
    const activate = page.getByRole("button", { name: t("listing|owner|ACTIVE") });
    await expect(activate).toBeEnabled();
    expect((await visitorsHtml(listingId)).status).toBe(404);
    await activate.click();
    await expect(page.getByRole("button", { name: t("listing|owner|DRAFT") })).toBeEnabled();
    expect((await visitorsHtml(listingId)).status).toBe(200);

    const statuses = [
      ["DRAFT", 404],
      ["ACTIVE", 200],
      ["DELETED", 404],
      ["ACTIVE", 200],
    ] as const;
    for (const [status, expected] of statuses) {
      await answerOf("set-listing-status", [{ id: listingId, status }], session);
      expect((await visitorsHtml(listingId)).status, status).toBe(expected);
    }
  });
});
