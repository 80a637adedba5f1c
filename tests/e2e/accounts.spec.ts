import { site } from "@/lib/config/site";
import { enter, header, logInByForm, verifyByForm } from "./account-steps";
import { mailTo } from "./mailbox";
import { section, storedSession } from "./own-account-steps";
import { authCall, logIn, signedUp, signUp, statusOfMe, verificationTokenOf } from "./program";
import { makeCompany } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { read } from "./seo-steps";
import { expect, test } from "./test";
import { whole } from "./texts";

const language = "de";

test.describe(`accounts`, () => {
  // The session was ended elsewhere, so the session check answers 401.
  test.use({ expectedErrors: [/auth\/session.*status of 401/] });

  test("a link without its token, and a dead one, say so", async ({ t }) => {
    for (const path of ["/password-reset", "/email-verification"]) {
      expect((await read(path)).html, path).toContain(t("issue|token_missing"));
    }
    const { html } = await read("/password-reset?token=unknown");
    expect(html).toContain(t("auth|dead_link"));
    expect(html).toContain('href="/request-password-reset"');
  });

  test("the account page: copy, name and address, password, address, sessions, data", async ({
    page,
    openBrowser,
    t,
  }) => {
    await page.context().grantPermissions(["clipboard-write"]);
    const company = makeCompany("Getriebebau");
    await signUp(company, language);
    const elsewhere = await logIn(company);
    await enter(page, "/login?next=/account", language);
    await logInByForm(page, t, company);
    await expect(page).toHaveURL("/account");

    // Before JavaScript has loaded, a click copies nothing.
    await expect(async () => {
      await section(page, t("account|overview"))
        .getByRole("button", { name: company.email })
        .click();
      const copied = page.getByText(t("ui|copied", { value: company.email }));
      await expect(copied.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();

    const profile = section(page, t("account|profile"));
    await profile.getByLabel(whole(t("account|username"))).fill(`${company.username} Nord`);
    await profile.getByLabel(whole(t("account|city"))).fill("");
    await profile.getByRole("button", { name: t("account|profile|submit") }).click();
    await expect(profile.getByText(t("account|profile|done"))).toBeVisible();
    await expect(header(page)).toContainText(`${company.username} Nord`);
    await expect(section(page, t("account|overview"))).toContainText(t("account|empty"));

    const password = "noch-ein-passwort";
    const change = section(page, t("account|password"));
    await change.getByLabel(whole(t("account|password|current"))).fill("falsch-falsch");
    await change.getByLabel(whole(t("account|password|new"))).fill(password);
    await change.getByLabel(whole(t("account|password|confirm"))).fill(password);
    await change.getByRole("button", { name: t("account|password|submit") }).click();
    await expect(change.getByText(t("issue|password_wrong")).first()).toBeVisible();
    expect(await statusOfMe(elsewhere)).toBe(200);
    await change.getByLabel(whole(t("account|password|current"))).fill(company.password);
    await change.getByLabel(whole(t("account|password|new"))).fill(password);
    await change.getByLabel(whole(t("account|password|confirm"))).fill(password);
    await change.getByRole("button", { name: t("account|password|submit") }).click();
    await expect(change.getByText(t("account|password|done"))).toBeVisible();
    expect(await statusOfMe(elsewhere)).toBe(401);

    const newEmail = `neu-${company.email}`;
    const address = section(page, t("account|email_change"));
    await address.getByLabel(whole(t("account|email_change|new"))).fill(newEmail);
    await address.getByLabel(whole(t("account|email_change|password"))).fill(password);
    await address.getByRole("button", { name: t("account|email_change|submit") }).click();
    await expect(address.getByText(t("account|email_change|done"))).toBeVisible();
    const subject = t("mail|confirm-email-change|subject", { site: site.name });
    const link = /https?:\/\/\S+/.exec((await mailTo(newEmail, subject)).text)?.[0] ?? "";
    await page.goto(link);
    await verifyByForm(
      page,
      t,
      { password },
      t("auth|verification|done_email_change", { email: newEmail }),
    );
    await mailTo(company.email, t("mail|email-changed|subject", { site: site.name }));

    const other = await openBrowser();
    await enter(other, "/login", language);
    await logInByForm(other, t, { email: newEmail, password });
    await expect(other).toHaveURL("/listing/user");
    await page.goto("/account");
    const sessions = section(page, t("account|sessions"));
    await expect(sessions.getByRole("row")).toHaveCount(3);
    await sessions.getByRole("button", { name: t("account|sessions|end_others") }).click();
    await expect(sessions.getByRole("row")).toHaveCount(2);
    await other.goto("/account");
    await expect(other).toHaveURL("/login?next=%2Faccount");

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: t("account|data|download") }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^lagerfund-.*\.json$/);
    const text = await streamed(await file.createReadStream());
    expect(JSON.parse(text)).toBeTruthy();
    expect(text).toContain(newEmail);
    expect(text).not.toContain("argon2");
  });

  test.describe("for good", () => {
    test.use({ expectedErrors: [] });

    test("an account is deleted, and its address is free again", async ({ page, t }) => {
      const company = makeCompany("Auflösung");
      const elsewhere = await signedUp(company, language);
      await enter(page, "/login?next=/account", language);
      await logInByForm(page, t, company);
      const deletion = section(page, t("account|delete"));
      await expectTakenOver(deletion.locator("form"));
      await deletion.getByText(t("account|delete|open")).click();
      await deletion.getByLabel(whole(t("account|delete|password"))).fill(company.password);
      await deletion.getByRole("button", { name: t("account|delete|submit") }).click();
      await expect(page.getByText(t("auth|login|account_deleted"))).toBeVisible();
      expect(await storedSession(page)).toBeNull();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
        "lagerfund-session",
      );
      expect(await statusOfMe(elsewhere)).toBe(401);
      expect((await authCall("email/login", company)).status).toBe(401);
      await mailTo(company.email, t("mail|account-deleted|subject", { site: site.name }));
      await signUp({ ...company, username: `${company.username} neu` });
    });
  });
});

test("the link of a mail shows the entered data, does nothing by itself and asks for the password", async ({
  page,
  t,
}) => {
  const stranger = makeCompany("Fremd");
  const path = `/email-verification?token=${await verificationTokenOf(stranger)}`;
  for (const _ of ["a scanner", "the owner of the mailbox"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const shown of ["email", "username", "street", "zipCode", "city", "country"] as const) {
      await expect(main).toContainText(stranger[shown]);
    }
  }
  await page
    .getByRole("main")
    .getByLabel(whole(t("auth|password")))
    .fill("geraten-4711");
  await page.getByRole("button", { name: t("auth|verification|submit") }).click();
  await expect(page.getByText(t("issue|password_wrong")).first()).toBeVisible();
  expect((await authCall("email/login", stranger)).status).toBe(401);
  await verifyByForm(page, t, stranger);
  expect((await authCall("email/login", stranger)).status).toBe(200);
  await page.goto(path);
  await expect(page.getByText(t("auth|dead_link"))).toBeVisible();
});

async function streamed(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += chunk.toString("utf8");
  }
  return text;
}
