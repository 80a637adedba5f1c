import {
  box,
  field,
  openForm,
  paste,
  putCaret,
  saveListing,
  withCaret,
} from "./listing-field-steps";
import { expect, test } from "./test";
import { whole } from "./texts";

test("without shipping its price is cleared and cannot be typed; one way of delivery there must be", async ({
  page,
  t,
}) => {
  const session = await openForm(page);
  const price = field(page, t, "shippingPriceInCt");
  const shipping = box(page, t, "shippingPossible");
  const pickup = page.getByLabel(t("listing|form|pickupPossible"));
  await expect(price).toHaveValue("");
  await price.pressSequentially("990");
  await expect(price).toHaveValue(/^9,90\s€$/);
  await shipping.uncheck();
  await expect(price).toBeDisabled();
  await expect(price).toHaveValue("");

  await page.getByRole("button", { name: whole(t("listing|form|submit")) }).click();
  for (const name of ["shippingPossible", "pickupPossible"]) {
    await expect(page.locator(`#${name}-error`)).toHaveText(t("issue|delivery_method"));
    await expect(page.locator(`#${name}`)).toHaveAttribute("aria-invalid", "true");
  }
  await pickup.check();
  await expect(page.locator("#shippingPossible-error")).toHaveCount(0);
  await expect(page.locator("#pickupPossible-error")).toHaveCount(0);

  await shipping.check();
  await price.pressSequentially("0");
  await expect(price).toHaveValue(/^0,00\s€$/);
  await page.keyboard.press("Backspace");
  await expect(price).toHaveValue("");
  await price.pressSequentially("1500");
  const listing = await saveListing(page, t, session);
  expect(listing).toMatchObject({ shippingPriceInCt: 1500, pickupPossible: true });
});

test("a wrong check digit is a warning that can be overruled, and the number stays as typed", async ({
  page,
  t,
}) => {
  const session = await openForm(page);
  const ean = field(page, t, "ean");
  const warning = page.getByText(t("listing|form|ean|warning|digit", { expected: "1" }));
  const confirmed = page.getByLabel(t("listing|form|eanConfirmed"));
  await ean.pressSequentially("4006381 333932");
  await expect(warning).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(warning).toBeVisible();
  await expect(ean).toHaveValue("4006381 333932");
  await expect(ean).not.toHaveAttribute("aria-invalid", "true");

  await page.getByRole("button", { name: whole(t("listing|form|submit")) }).click();
  await expect(page.locator("#ean-error")).toHaveText(t("issue|ean_check_digit"));
  await confirmed.check();
  await expect(page.locator("#ean-error")).toHaveCount(0);

  await ean.fill("");
  await page.keyboard.press("Tab");
  await ean.fill("40063813");
  // What is pressed to leave the field is pressed, although the warning moves it.
  const add = t("listing|form|alternateProductCodes|add");
  await page.getByRole("button", { name: add }).click({ delay: 50 });
  await expect(
    page.getByText(t("listing|form|ean|warning|digit", { expected: "2" })),
  ).toBeVisible();
  await expect(page.locator('[name="alternateProductCodes"]')).toHaveCount(1);

  await ean.fill("400638133");
  await page.keyboard.press("Tab");
  await expect(page.getByText(t("listing|form|ean|warning|length"))).toBeVisible();
  await expect(confirmed).not.toBeChecked();
  await ean.fill("4006381-333931");
  await page.keyboard.press("Tab");
  await expect(confirmed).toHaveCount(0);

  await ean.fill("4006381 333932");
  await page.keyboard.press("Tab");
  await confirmed.check();
  expect((await saveListing(page, t, session)).ean).toBe("4006381 333932");
});

test("alternate codes: rows by button, Enter and paste, without periods, commas, ends and doubles", async ({
  page,
  t,
}) => {
  const session = await openForm(page);
  const row = (number: number) =>
    page.getByLabel(t("listing|form|alternateProductCodes|row", { row: String(number) }), {
      exact: true,
    });
  const remove = (number: number) =>
    page.getByRole("button", {
      name: t("listing|form|alternateProductCodes|remove|row", { row: String(number) }),
    });
  const add = page.getByRole("button", { name: t("listing|form|alternateProductCodes|add") });
  await add.click();
  await expect(row(1)).toBeFocused();
  await page.keyboard.type(" 3RT1.016,1BB ");
  await expect(row(1)).toHaveValue(" 3RT10161BB ");
  await putCaret(row(1), 4);
  await page.keyboard.type(".9");
  expect(await withCaret(row(1))).toBe(" 3RT9|10161BB ");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect(row(2)).toBeFocused();
  await expect(row(1)).toHaveValue("3RT10161BB");

  await paste(row(2), "6ES7 315\n6ES7.316\t3RT10161BB;last");
  await expect(row(5)).toHaveValue("last");
  await expect(row(5)).toBeFocused();
  await remove(5).click();
  await expect(row(4)).toBeFocused();
  const left = t("listing|form|alternateProductCodes|removed", { code: "last", count: 4 });
  await expect(page.getByText(left)).toBeAttached();
  await add.click();
  const { alternateProductCodes } = await saveListing(page, t, session);
  expect(alternateProductCodes).toEqual(["3RT10161BB", "6ES7 315", "6ES7316"]);
});

test("condition, year and date code are stored; a year in the future is named", async ({
  page,
  t,
}) => {
  const session = await openForm(page);
  const condition = page.getByRole("radio", { name: t("listing|condition|USED_TESTED") });
  await expect(page.getByRole("radio", { name: t("listing|form|condition|none") })).toBeChecked();
  await page.getByText(t("listing|condition|USED_TESTED")).click();
  await expect(condition).toBeChecked();
  const year = field(page, t, "yearOfManufacture");
  await year.pressSequentially("2a999");
  await expect(year).toHaveValue("2999");
  await page.getByRole("button", { name: whole(t("listing|form|submit")) }).click();
  await expect(page.locator("#yearOfManufacture-error")).toHaveText(t("issue|year_in_future"));
  await year.fill("2021");
  // The summary above loses a line, and leaves the focus where it is.
  await expect(year).toBeFocused();
  await field(page, t, "dateCode").pressSequentially("KW 34/21");
  expect(await saveListing(page, t, session)).toMatchObject({
    condition: "USED_TESTED",
    yearOfManufacture: 2021,
    dateCode: "KW 34/21",
  });
});

test("the own article number is stored, and shown to its seller", async ({ page, t }) => {
  const session = await openForm(page);
  await field(page, t, "ownArticleNumber").fill("L-00123/4");
  expect(await saveListing(page, t, session)).toMatchObject({ ownArticleNumber: "L-00123/4" });
  const shown = page.locator("dl div", { hasText: t("listing|ownArticleNumber") });
  await expect(shown.locator("dd")).toHaveText("L-00123/4");
});

test("the characters are counted near the limit, and nothing is cut off", async ({ page, t }) => {
  await openForm(page);
  const name = field(page, t, "nameDe");
  await name.fill("x".repeat(170));
  await expect(page.getByText(t("ui|characters|left", { count: 30, shown: "30" }))).toHaveCount(0);
  await name.fill("x".repeat(185));
  await expect(page.getByText(t("ui|characters|left", { count: 15, shown: "15" }))).toBeVisible();
  await name.fill("x".repeat(203));
  await expect(page.getByText(t("ui|characters|over", { count: 3, shown: "3" }))).toBeVisible();
  await page.getByRole("button", { name: whole(t("listing|form|submit")) }).click();
  await expect(page.locator("#nameDe-error")).toHaveText(t("issue|too_long", { n: "200" }));
});
