import { enter, logInByForm, logOut, signUpByForm } from "./account-steps";
import { expectStock, totalPrice } from "./listing-steps";
import { mailTo } from "./mailbox";
import { section, wearCookie } from "./own-account-steps";
import { listPart, signedUp, signUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { trade } from "./sample-transactions";
import { expect, test } from "./test";
import { whole } from "./texts";
import { fillRequest, requestBox, sendRequest } from "./transaction-steps";

test.describe("without JavaScript", () => {
  const language = "en";
  test.use({ language });

  test("an account goes from the signup with all its fields to the logout", async ({
    openBrowser,
    t,
  }) => {
    const company = makeCompany("Zerspanung");
    const page = await openBrowser({ javaScriptEnabled: false });
    await enter(page, "/signup", language);
    await signUpByForm(page, t, company);
    await page.goto("/login?next=/account");
    await logInByForm(page, t, company);
    const overview = section(page, t("account|overview"));
    for (const saved of ["username", "street", "zipCode", "city", "country"] as const) {
      await expect(overview).toContainText(company[saved]);
    }
    await logOut(page, t);
    await page.goto("/account");
    await expect(page).toHaveURL("/login?next=%2Faccount");
  });

  test("search, filters and pages are forms and links", async ({ openBrowser, t }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await enter(page, "/", language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.getByRole("searchbox").first().fill("6205");
    await page
      .getByRole("search")
      .getByRole("button", { name: t("layout|search|submit") })
      .first()
      .click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(t("search|results_for", { query: "6205" }));
    await expect(page.locator("mark").first()).toHaveText("6205");

    await page.getByRole("link", { name: t("layout|all_listings") }).click();
    await expect(heading).toHaveText(t("search|all"));
    const first = (await page.locator("main li h2").first().textContent()) ?? "";
    await page
      .getByRole("link", { name: t("ui|next") })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]page=2/);
    await expect(page.locator("main li h2")).toHaveCount(10);
    await expect(page.locator("main li h2").first()).not.toHaveText(first);
    await page
      .getByRole("list", { name: t("ui|page_size") })
      .getByRole("link", { name: "25" })
      .first()
      .click();
    await expect(page.locator("main li h2")).toHaveCount(25);

    const manufacturer = page.getByRole("combobox", { name: t("listing|manufacturer") });
    await manufacturer.selectOption("SKF");
    await page.getByLabel(t("search|pickupPossible")).check();
    await page.getByRole("button", { name: t("search|apply") }).click();
    await expect(page).toHaveURL(/pickupPossible=true/);
    await expect(heading).toHaveText(t("search|results_for_manufacturer", { manufacturer: "SKF" }));
    await expect(manufacturer.locator("option:checked")).toHaveText("SKF");
    const manufacturers = await page
      .locator('main li:has(h2) a[href*="manufacturerId="]')
      .allInnerTexts();
    expect([...new Set(manufacturers)]).toEqual(["SKF"]);

    const address = page.url();
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: t("layout|language|de") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page).toHaveURL(address);
  });

  test("the detail page is complete, and a wrong password loses nothing", async ({
    openBrowser,
    t,
  }) => {
    const [seller, buyer, part] = [
      makeCompany("Papierfabrik"),
      makeCompany("Stahlwerk"),
      makePart(),
    ];
    const listingId = await listPart(await signedUp(seller, language), part);
    await signUp(buyer, language);
    const page = await openBrowser({ javaScriptEnabled: false });
    await enter(page, `/listing/detail/${listingId}`, language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(part.mpn);
    await expectStock(page, t, { available: 10 });
    await expect(totalPrice(page, t, 10)).toHaveText(/^1\.234,50\s€$/);
    const wish = { quantity: "4", note: "Zwei Zeilen:\nbitte mit Prüfzeugnis & Lieferschein." };
    await fillRequest(page, t, wish);
    await requestBox(page, t).submit.click();

    await logInByForm(page, t, { ...buyer, password: "falsch-falsch" });
    await expect(page.getByRole("alert")).toHaveText(t("error|INVALID_CREDENTIALS"));
    await expect(page.getByLabel(whole(t("auth|email")))).toHaveValue(buyer.email);
    await expect(page.getByLabel(whole(t("auth|password")))).toHaveValue("");
    await logInByForm(page, t, buyer);

    await expect(page).toHaveURL(new RegExp(`/listing/detail/${listingId}\\?`));
    await expect(requestBox(page, t).quantity).toHaveValue(wish.quantity);
    await expect(requestBox(page, t).note).toHaveValue(wish.note);

    const tooLong = "x".repeat(2_003);
    await fillRequest(page, t, { quantity: "1000", note: tooLong });
    await requestBox(page, t).submit.click();
    const errors = page.locator("#request").getByRole("alert").getByRole("link");
    await expect(errors).toHaveText([
      t("transaction|request|hint|above", { count: 10, n: "10" }),
      `${t("transaction|request|note")}: ${t("issue|too_long", { n: "2,000" })}`,
    ]);
    await expect(requestBox(page, t).note).toHaveValue(tooLong);
    await fillRequest(page, t, wish);
    await sendRequest(page, t);
    await expect(page.getByRole("row").filter({ hasText: "Prüfzeugnis" })).toBeVisible();
    const subject = t("mail|request-received|subject", { quantity: "4", part: part.mpn });
    expect((await mailTo(seller.email, subject)).text).toContain("Prüfzeugnis & Lieferschein");
  });
});

test("pages whose forms need a script say so, and take no input that would be lost", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  const { seller, listingId } = await trade(1);
  await wearCookie(page, seller.session);
  // Located by position, because Playwright's text search skips noscript.
  const needsScript = page.locator("main noscript > p").first();
  for (const [path, control] of [
    ["/listing/create", "#nameDe"],
    [`/listing/edit/${listingId}`, "#nameDe"],
    [`/listing/detail/${listingId}`, "select[aria-label]"],
    ["/listing/user", "input[name=id]"],
    ["/csv-import", "input[type=file]"],
    ["/file-upload", "input[type=file]"],
    ["/transaction/user", "td select"],
  ] as const) {
    await page.goto(path);
    await expect(needsScript, path).toBeVisible();
    await expect(needsScript, path).toHaveText(t("ui|needs_script"));
    await expect(page.locator("main").locator(control).first(), path).toBeDisabled();
  }
});
