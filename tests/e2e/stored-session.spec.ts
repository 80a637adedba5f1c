import { header, logInByForm, logOut } from "./account-steps";
import { storedSession, wearCookie } from "./own-account-steps";
import { authCall, logIn, signedUp, signUp, statusOfMe } from "./program";
import { makeCompany } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

test.describe("with two tabs, of which the second finds the session ended", () => {
  test.use({ expectedErrors: [/auth\/logout.*status of 401/] });

  test("the stored id is the bearer of the session, which the other tab follows, and goes with the logout", async ({
    page,
    t,
  }) => {
    const company = makeCompany("Fördertechnik");
    await signUp(company);
    await page.goto("/login");
    const other = await page.context().newPage();
    await other.goto("/listing/search");
    await logInByForm(page, t, company);
    await expect(page).toHaveURL("/listing/user");
    const sessionId = (await storedSession(page)) ?? "";
    expect(await statusOfMe(sessionId)).toBe(200);
    await expect(other.getByRole("button", { name: t("layout|user_menu") })).toBeVisible();
    await logOut(page, t);
    await expect(other.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    expect(await statusOfMe(sessionId)).toBe(401);
  });
});

test.describe("while the server is away", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("logging out clears the stored session even when the call fails", async ({ page, t }) => {
    const company = makeCompany("Stanzteile");
    await signUp(company);
    await page.goto("/login?next=/listing/search");
    await logInByForm(page, t, company);
    await expect(page).toHaveURL("/listing/search");
    await page.route("**/auth/logout", (route) => route.fulfill({ status: 503, body: "{}" }));
    // Without React the button posts its form.
    await expectTakenOver(header(page).locator("form").last());
    await logOut(page, t);
    await expect.poll(() => storedSession(page)).toBeNull();
    await expect(page.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain("lagerfund-session");
  });
});

test.describe("by hand", () => {
  // The page that is left may have ended the session before the next one asks for it.
  test.use({ expectedErrors: [/auth\/logout.*status of 401/] });

  test("a stored id becomes the cookie, and a removed one ends it", async ({ page, t }) => {
    const company = makeCompany("Kältetechnik");
    await signUp(company);
    const sessionId = await logIn(company);
    await page.goto("/listing/search");
    await page.evaluate((id) => localStorage.setItem("wasp:sessionId", id), sessionId);
    // The page then reloads itself, which would abort a wait for its load.
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("button", { name: t("layout|user_menu") })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("wasp:sessionId"));
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
    expect(await statusOfMe(sessionId)).toBe(401);
  });
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("is deleted by the browser, and the page is a visitor's", async ({ page, t }) => {
    const company = makeCompany("Antriebstechnik");
    await signUp(company);
    await page.goto("/login?next=/listing/search");
    await logInByForm(page, t, company);
    await expect(page.getByRole("button", { name: t("layout|user_menu") })).toBeVisible();
    const sessionId = (await storedSession(page)) ?? "";
    await authCall("logout", {}, { authorization: `Bearer ${sessionId}` });
    await page.reload();
    await expect(page.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
    await expect.poll(() => storedSession(page)).toBeNull();
  });
});

test("a dead session sees what a visitor sees, and is led to the login", async ({ page, t }) => {
  const company = makeCompany("Gießerei");
  const session = await signedUp(company);
  await wearCookie(page, session);
  await page.goto("/listing/search");
  await expect(header(page).getByRole("button", { name: company.username })).toBeVisible();

  await authCall("logout", {}, { authorization: `Bearer ${session}` });
  const response = await page.goto("/listing/search");
  expect(response?.status()).toBe(200);
  await expect(header(page).getByRole("link", { name: t("layout|log_in") })).toBeVisible();
  await page.goto("/listing/user");
  await expect(page).toHaveURL("/login?next=%2Flisting%2Fuser");
  await expect(page.getByText(t("auth|login|please"))).toBeVisible();
  await logInByForm(page, t, company);
  await expect(page).toHaveURL("/listing/user");
});
