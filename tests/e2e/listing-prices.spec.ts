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

test("the price keeps the caret where a person expects it", async ({ page, t }) => {
  const session = await openForm(page);
  const price = field(page, t, "pricePerProductInCt");
  await putCaret(price, 0);
  await page.keyboard.type("1250");
  expect(await withCaret(price)).toBe("12,50| €");

  await putCaret(price, 1);
  await page.keyboard.type("99");
  expect(await withCaret(price)).toBe("1.99|2,50 €");
  await page.keyboard.press("Backspace");
  expect(await withCaret(price)).toBe("19|2,50 €");
  await page.keyboard.press("Delete");
  expect(await withCaret(price)).toBe("19|,50 €");
  await page.keyboard.press("Delete");
  expect(await withCaret(price)).toBe("1,9|0 €");

  await putCaret(price, (await price.inputValue()).length);
  await page.keyboard.press("Backspace");
  expect(await withCaret(price)).toBe("0,19| €");
  await page.keyboard.type("x-.,");
  expect(await withCaret(price)).toBe("0,19| €");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("7");
  expect(await withCaret(price)).toBe("0,07| €");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  expect(await withCaret(price)).toBe("0,00| €");

  for (const [pasted, shown] of [
    ["12,50 €", "12,50 €"],
    ["12.50", "12,50 €"],
    ["1.234,56", "1.234,56 €"],
    ["-3,00", "0,00 €"],
  ] as const) {
    await paste(price, pasted);
    await expect(price).toHaveValue(shown.replace(" ", "\u00a0"));
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("123456");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(price).toHaveValue(/^[\d.]+,\d\d\s€$/);
  await price.fill("123456");
  expect((await saveListing(page, t, session)).pricePerProductInCt).toBe(123_456);
});

test("a price typed without its cents is asked about, and one press makes euros of it", async ({
  page,
  t,
}) => {
  const session = await openForm(page);
  const price = field(page, t, "pricePerProductInCt");
  const asked = (euros: string) =>
    page.getByRole("button", {
      name: t("listing|form|price|euros_meant", { price: `${euros}\u00a0€` }),
    });
  await price.fill("45");
  await expect(asked("45,00")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(asked("45,00")).toBeVisible();
  await expect(price).toHaveValue(/^0,45\s€$/);
  await asked("45,00").press("Enter");
  await expect(price).toHaveValue(/^45,00\s€$/);
  await expect(price).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(asked("4.500,00")).toHaveCount(0);

  await price.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("0,45");
  await page.keyboard.press("Tab");
  await expect(price).toHaveValue(/^0,45\s€$/);
  await expect(asked("45,00")).toHaveCount(0);

  const shipping = field(page, t, "shippingPriceInCt");
  await shipping.fill("12");
  await page.keyboard.press("Tab");
  await asked("12,00").click();
  const listing = await saveListing(page, t, session);
  expect([listing.pricePerProductInCt, listing.shippingPriceInCt]).toEqual([45, 1200]);
});

test("the quantity takes digits, and is brought between its bounds when it is left", async ({
  page,
  t,
}) => {
  await openForm(page);
  const quantity = field(page, t, "quantity");
  await quantity.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("e-2.5,");
  await expect(quantity).toHaveValue("125");
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await expect(quantity).toHaveValue("5");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("1 2x3");
  await expect(quantity).toHaveValue("123");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.insertText("a9");
  expect(await withCaret(quantity)).toBe("129|3");

  await quantity.hover();
  await page.mouse.wheel(0, 300);
  await expect(quantity).toHaveValue("1293");

  await quantity.fill("");
  await page.keyboard.press("Tab");
  await expect(quantity).toHaveValue("1");
  await quantity.fill("0");
  await page.keyboard.press("Tab");
  await expect(quantity).toHaveValue("1");

  await quantity.fill("8");
  await box(page, t, "bundleOnly").uncheck();
  const minimum = field(page, t, "minOrderQuantity");
  await minimum.fill("99");
  await page.keyboard.press("Tab");
  await expect(minimum).toHaveValue("8");
});

test("bundle and minimum follow each other, and say so", async ({ page, t }) => {
  const session = await openForm(page);
  const [quantity, minimum] = [field(page, t, "quantity"), field(page, t, "minOrderQuantity")];
  const bundleOnly = box(page, t, "bundleOnly");
  const [wentOn, wentOff] = [
    page.getByText(t("listing|form|bundleOnly|became|on")),
    page.getByText(t("listing|form|bundleOnly|became|off")),
  ];
  await expect(bundleOnly).toBeChecked();
  await expect(page.getByText(t("listing|form|bundleOnly|hint|one"))).toBeVisible();

  await quantity.fill("1200");
  await expect(minimum).toHaveValue("1200");
  await expect(
    page.getByText(t("listing|form|bundleOnly|hint|on", { quantity: "1.200" })),
  ).toBeVisible();
  await field(page, t, "pricePerProductInCt").fill("250");
  await expect(field(page, t, "priceForBundle")).toHaveValue(/^3\.000,00\s€$/);
  await expect(field(page, t, "priceForBundle")).toHaveAttribute("readonly");

  await minimum.fill("100");
  await page.keyboard.press("Tab");
  await expect(bundleOnly).not.toBeChecked();
  await expect(wentOff).toBeVisible();
  await expect(
    page.getByText(t("listing|form|bundleOnly|hint|off", { minimum: "100" })),
  ).toBeVisible();

  await quantity.fill("100");
  await expect(bundleOnly).not.toBeChecked();
  await page.keyboard.press("Tab");
  await expect(bundleOnly).toBeChecked();
  await expect(wentOn).toBeVisible();

  await bundleOnly.uncheck();
  await expect(wentOn).toHaveCount(0);
  await expect(minimum).toHaveValue("1");
  await minimum.fill("60");
  await quantity.fill("50");
  await page.keyboard.press("Tab");
  await expect(minimum).toHaveValue("50");
  await expect(bundleOnly).toBeChecked();

  await bundleOnly.uncheck();
  await minimum.fill("5");
  const listing = await saveListing(page, t, session);
  expect(listing).toMatchObject({ quantity: 50, bundleOnly: false, minOrderQuantity: 5 });
});
