import { listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { rows, searchField } from "./search-steps";
import { expect, test } from "./test";

test("numbers and manufacturers are suggested while one types, and chosen by keyboard", async ({
  page,
  t,
}) => {
  const part = makePart();
  await listPart(await signedUp(makeCompany("Presswerk")), part);
  await page.goto("/");
  const field = await searchField(page);
  const list = page.getByRole("listbox");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially(part.mpn.slice(0, 12).toLowerCase());
  const option = list.getByRole("option", { name: part.mpn });
  await expect(option).toBeVisible();
  await expect(option.locator("mark")).toHaveText(part.mpn.slice(0, 12));
  await expect(list.getByRole("group", { name: t("layout|suggest|codes") })).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(
    page.getByRole("status").filter({ hasText: t("layout|suggest|count", { count: "1" }) }),
  ).toHaveCount(1);

  await field.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await option.getAttribute("id")) ?? "-",
  );
  await expect(field).toBeFocused();
  await field.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "false");
  await field.press("ArrowUp");
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).not.toHaveValue("");

  await field.press("End");
  await field.press("Backspace");
  await expect(list).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(page).toHaveURL(`/listing/search?query=${part.mpn}`);
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/");
});
