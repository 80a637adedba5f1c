import { randomInt } from "node:crypto";
import type { Locator } from "playwright/test";
import { field, fillRequired, openNewForm, press, saveListing } from "./listing-form-steps";
import { makePart } from "./sample-data";
import { expect, test } from "./test";

test("without shipping its price is cleared, one way of delivery there must be; codes go by button, Enter and paste", async ({
  page,
  t,
}) => {
  const session = await openNewForm(page);
  const price = field(page, t, "shippingPriceInCt");
  const shipping = page.getByLabel(t("listing|form|shippingPossible"));
  await price.pressSequentially("990");
  await expect(price).toHaveValue(/^9,90\s€$/);
  await shipping.uncheck();
  await expect(price).toBeDisabled();
  await expect(price).toHaveValue("");
  await press(page, t, "listing|form|submit");
  for (const name of ["shippingPossible", "pickupPossible"]) {
    await expect(page.locator(`#${name}-error`)).toHaveText(t("issue|delivery_method"));
    await expect(page.locator(`#${name}`)).toHaveAttribute("aria-invalid", "true");
  }
  await page.getByLabel(t("listing|form|pickupPossible")).check();
  await expect(page.locator("#shippingPossible-error")).toHaveCount(0);
  await shipping.check();
  await price.pressSequentially("1500");
  await page.getByText(t("listing|condition|USED_TESTED")).click();
  await field(page, t, "yearOfManufacture").pressSequentially("2a021");
  await field(page, t, "dateCode").fill("KW 34/21");
  const weight = field(page, t, "weightInGrams");
  await weight.pressSequentially("0,35 kg");
  await weight.blur();
  await expect(weight).toHaveValue("350");
  await weight.fill("1.250 g");
  await field(page, t, "countryOfOrigin").fill("deutschland");
  await field(page, t, "ownArticleNumber").fill("L-00123/4");

  const row = (number: number) =>
    page.getByLabel(t("listing|form|alternateProductCodes|row", { row: String(number) }), {
      exact: true,
    });
  const remove = t("listing|form|alternateProductCodes|remove|row", { row: "5" });
  await page.getByRole("button", { name: t("listing|form|alternateProductCodes|add") }).click();
  await expect(row(1)).toBeFocused();
  await page.keyboard.type(" 3RT1.016,1BB ");
  await expect(row(1)).toHaveValue(" 3RT10161BB ");
  await page.keyboard.press("Enter");
  await expect(row(2)).toBeFocused();
  await paste(row(2), "6ES7 315\n6ES7.316\t3RT10161BB;last");
  await expect(row(5)).toHaveValue("last");
  await page.getByRole("button", { name: remove }).click();
  await expect(row(4)).toBeFocused();
  await fillRequired(page, t, makePart());
  expect(await saveListing(page, t, session)).toMatchObject({
    ...{ shippingPriceInCt: 1500, pickupPossible: true, condition: "USED_TESTED" },
    ...{ yearOfManufacture: 2021, dateCode: "KW 34/21", ownArticleNumber: "L-00123/4" },
    ...{ weightInGrams: 1250, countryOfOrigin: "DE" },
    // Without periods, commas, trailing separators and duplicates.
    alternateProductCodes: ["3RT10161BB", "6ES7 315", "6ES7316"],
  });
});

test("the price keeps the caret where a person expects it, the quantity takes digits and is brought between its bounds", async ({
  page,
  t,
}) => {
  await openNewForm(page);
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
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("7x-.,");
  expect(await withCaret(price)).toBe("0,07| €");
  await paste(price, "1.234,56");
  await expect(price).toHaveValue(/^1\.234,56\s€$/);

  const quantity = field(page, t, "quantity");
  await quantity.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("e-2.5,");
  await expect(quantity).toHaveValue("125");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.insertText("a9");
  expect(await withCaret(quantity)).toBe("129|5");
  await quantity.hover();
  await page.mouse.wheel(0, 300);
  await expect(quantity).toHaveValue("1295");
  for (const typed of ["", "0"]) {
    await quantity.fill(typed);
    await page.keyboard.press("Tab");
    await expect(quantity).toHaveValue("1");
  }
});

test("bundle and minimum follow each other; a manufacturer is chosen by keyboard, known by other letters, or made new", async ({
  page,
  t,
}) => {
  const session = await openNewForm(page);
  const [quantity, minimum] = [field(page, t, "quantity"), field(page, t, "minOrderQuantity")];
  const bundleOnly = page.getByLabel(t("listing|form|bundleOnly"));
  await expect(bundleOnly).toBeChecked();
  await quantity.fill("1200");
  await expect(minimum).toHaveValue("1200");
  await fillRequired(page, t, { ...makePart(), pricePerProductInCt: 250 });
  await expect(field(page, t, "priceForBundle")).toHaveValue(/^3\.000,00\s€$/);
  await expect(field(page, t, "priceForBundle")).toHaveAttribute("readonly");

  await minimum.fill("100");
  await page.keyboard.press("Tab");
  await expect(bundleOnly).not.toBeChecked();
  await expect(page.getByText(t("listing|form|bundleOnly|became|off"))).toBeVisible();
  await minimum.fill("5");

  const input = field(page, t, "manufacturer");
  const options = page.getByRole("option");
  const offered = (name: string) => t("listing|form|manufacturer|create", { name });
  await input.fill("");
  await input.pressSequentially("siem");
  await expect(options).toHaveText(["Siemens", offered("siem")]);
  await page.keyboard.press("ArrowUp");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  const active = (await options.first().getAttribute("id")) ?? "none";
  await expect(input).toHaveAttribute("aria-activedescendant", active);
  await page.keyboard.press("Enter");
  await expect(input).toHaveValue("Siemens");
  await page.getByRole("button", { name: t("listing|form|manufacturer|clear") }).click();
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
  const isNew = page.getByText(t("listing|form|manufacturer|is_new"), { exact: true });
  await expect(isNew).toHaveCount(0);
  const manufacturer = `Unbekannt ${randomInt(1e9)} GmbH`;
  await input.fill("");
  await input.pressSequentially(manufacturer);
  await page.getByRole("option", { name: offered(manufacturer) }).click();
  await expect(isNew).toBeVisible();
  expect(await saveListing(page, t, session)).toMatchObject({
    ...{ quantity: 1200, bundleOnly: false, minOrderQuantity: 5 },
    manufacturer: { name: manufacturer },
  });
});

async function paste(target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, text);
}

/** The text with a bar for the caret and plain spaces: "19|2,50 €". */
async function withCaret(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const { value, selectionStart } = element as HTMLInputElement;
    const place = selectionStart ?? 0;
    return `${value.slice(0, place)}|${value.slice(place)}`.replace(/\s/g, " ");
  });
}

async function putCaret(target: Locator, place: number): Promise<void> {
  await target.focus();
  await target.evaluate((element, at) => {
    (element as HTMLInputElement).setSelectionRange(at, at);
  }, place);
}
