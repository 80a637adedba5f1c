import { logInByForm, logOut } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { fillRequired, press } from "./listing-form-steps";
import { storedSession, wearCookie } from "./own-account-steps";
import { authCall, logIn, signedUp, signUp, statusOfMe } from "./program";
import { expectFollowed, expectReloaded, expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { whole } from "./texts";

// Spec §4 and contract §3: the browser keeps the session's id under `wasp:sessionId`.

test("the stored id is the bearer of the same session, and goes with the logout", async ({
  page,
  t,
}) => {
  const company = makeCompany("Fördertechnik");
  await signUp(company);
  await page.goto("/login");
  await logInByForm(page, t, company);
  await expect(page).toHaveURL("/listing/user");
  const sessionId = (await storedSession(page)) ?? "";
  expect(await statusOfMe(sessionId)).toBe(200);
  await logOut(page, t);
  expect(await storedSession(page)).toBeNull();
  expect(await statusOfMe(sessionId)).toBe(401);
});

test.describe("with two tabs, of which the second finds the session ended", () => {
  test.use({ expectedErrors: [/auth\/logout.*status of 401/] });

  test("what one tab does with the session, the other follows", async ({ page, t }) => {
    const company = makeCompany("Verpackung");
    await signUp(company);
    await page.goto("/login");
    const other = await page.context().newPage();
    await other.goto("/listing/search");
    await logInByForm(page, t, company);
    await expect(other.getByRole("button", { name: t("layout|user_menu") })).toBeVisible();
    await logOut(page, t);
    await expect(other.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
  });
});

test("a login keeps the id where the cookie of an ended session is still there", async ({
  page,
  t,
}) => {
  const company = makeCompany("Schleiferei");
  await signUp(company);
  await wearCookie(page, "long-gone");
  await page.goto("/login?next=/listing/search");
  await logInByForm(page, t, company);
  await expect(page.getByRole("button", { name: t("layout|user_menu") })).toBeVisible();
  expect(await statusOfMe((await storedSession(page)) ?? "")).toBe(200);
});

test.describe("by hand", () => {
  // A page that is being left may have ended the session before the next one asks for it.
  test.use({ expectedErrors: [/auth\/logout.*status of 401/] });

  test("a stored id becomes the cookie, and a removed one ends it", async ({ page, t }) => {
    const company = makeCompany("Kältetechnik");
    await signUp(company);
    const sessionId = await logIn(company);
    await page.goto("/listing/search");
    await page.evaluate((id) => localStorage.setItem("wasp:sessionId", id), sessionId);
    await page.reload();
    await expect(page.getByRole("button", { name: t("layout|user_menu") })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("wasp:sessionId"));
    await page.reload();
    await expect(page.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
    expect(await statusOfMe(sessionId)).toBe(401);
  });
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("or an id that never was one, takes the cookie along", async ({ page, t }) => {
    const sessionId = await signedUp(makeCompany("Lackiererei"));
    await wearCookie(page, sessionId);
    await page.goto("/listing/search");
    await page.evaluate(() => localStorage.setItem("wasp:sessionId", "garbage"));
    await page.reload();
    await expect(page.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    expect(await statusOfMe(sessionId)).toBe(401);
  });

  test("is forgotten by the browser, and the page is a visitor's", async ({ page, t }) => {
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

test.describe("a tab whose form met a lost session", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("follows the session again, once the form is left", async ({ page, t }) => {
    const company = makeCompany("Zahnradfabrik");
    await signUp(company);
    await page.goto("/login?next=/listing/create");
    await logInByForm(page, t, company);
    await fillRequired(page, t, makePart());
    const lost = (await storedSession(page)) ?? "";
    await authCall("logout", {}, { authorization: `Bearer ${lost}` });
    await press(page, t, "listing|form|submit");
    await expect(page.getByText(t("session|ended"))).toBeVisible();

    const beside = await page.context().newPage();
    await beside.goto("/login");
    const followed = expectFollowed(page);
    await logInByForm(beside, t, company);
    await expect(beside).toHaveURL("/listing/user");
    await followed;
    await press(page, t, "listing|form|submit");
    await page.waitForURL(/\/listing\/detail\/\d+$/);
    // The page makes up for the reload that the form held back; what happens meanwhile in another tab it cannot hear.
    await expectReloaded(page);
    await expectTakenOver(page.getByRole("banner").getByRole("combobox"));
    await logOut(beside, t);
    await expect(page.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
  });
});

test.describe("with something typed in one tab", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("a logout and a login in another tab leave it there, and it can be sent", async ({
    page,
    t,
  }) => {
    const company = makeCompany("Kesselbau");
    const other = makeCompany("Rohrbau");
    await Promise.all([signUp(company), signUp(other)]);
    await page.goto("/login?next=/account");
    await logInByForm(page, t, company);
    const street = page.getByLabel(whole(t("auth|street")));
    await expectTakenOver(street);
    await street.fill("Kesselweg 7");
    const beside = await page.context().newPage();
    await beside.goto("/listing/search");
    await logOut(beside, t);
    await expect(page.getByText(t("session|ended|beside"))).toBeVisible();
    for (const [who, said] of [
      [other, t("session|other_beside", { name: other.username })],
      [company, t("session|back")],
    ] as const) {
      await beside.goto("/login");
      await logInByForm(beside, t, who);
      await expect(page.getByText(said)).toBeVisible();
      await expect(street).toHaveValue("Kesselweg 7");
      if (who === other) {
        await logOut(beside, t);
      }
    }
    await page.getByRole("button", { name: t("account|profile|submit") }).click();
    await expect(page.getByText(t("account|profile|done"))).toBeVisible();
    await expect(street).toHaveValue("Kesselweg 7");
  });
});

test.describe("while the service is away", () => {
  test.use({ expectedErrors: [/auth\/logout.*status of 503/] });

  test("logging out clears what is stored even when the call fails", async ({ page, t }) => {
    const company = makeCompany("Stanzteile");
    await signUp(company);
    await page.goto("/login?next=/listing/search");
    await logInByForm(page, t, company);
    let failed = 0;
    await page.route("**/auth/logout", (route) => {
      failed += 1;
      return route.fulfill({ status: 503, body: "{}" });
    });
    await page.getByRole("button", { name: t("layout|user_menu") }).click();
    const logOutButton = page.getByRole("button", { name: t("layout|log_out") });
    await expectTakenOver(logOutButton);
    await logOutButton.click();
    await page.waitForURL("/");
    expect(failed).toBe(1);
    expect(await storedSession(page)).toBeNull();
    await expect(page.getByRole("link", { name: t("layout|log_in") }).first()).toBeVisible();
    // The session itself ended with that page.
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: "lagerfund-session" }),
    );
  });
});
