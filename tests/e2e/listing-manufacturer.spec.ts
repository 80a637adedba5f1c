import { randomInt } from "node:crypto";
import { field, openForm, saveListing } from "./listing-field-steps";
import { answerOf } from "./program";
import { expect, test } from "./test";

const language = "de";

test.describe(`the manufacturer`, () => {
  test("is found and chosen by keyboard", async ({ page, t }) => {
    await openForm(page, language);
    const input = field(page, t, "manufacturer");
    const options = page.getByRole("option");
    await input.focus();
    await page.keyboard.type("siem");
    await expect(options).toHaveText([
      "Siemens",
      t("listing|form|manufacturer|create", { name: "siem" }),
    ]);
    await expect(
      page.getByText(t("listing|form|manufacturer|results", { count: 1 })),
    ).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(input).toHaveAttribute(
      "aria-activedescendant",
      (await options.first().getAttribute("id")) ?? "none",
    );
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(input).toHaveValue("siem");

    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(input).toHaveValue("Siemens");
    await expect(options).toHaveCount(0);
    await expect(page).toHaveURL(/\/listing\/create/);

    await page.getByRole("button", { name: t("listing|form|manufacturer|clear") }).click();
    await expect(input).toHaveValue("");
    await expect(input).toBeFocused();
  });

  test("is the known one when the typed name differs by case or legal form only", async ({
    page,
    t,
  }) => {
    const session = await openForm(page, language);
    const input = field(page, t, "manufacturer");
    for (const typed of ["SIEMENS", "siemens ag"]) {
      await input.fill(typed);
      await expect(page.getByRole("option")).toHaveText(["Siemens"]);
      await page.keyboard.press("Tab");
      await expect(input).toHaveValue("Siemens");
      await expect(
        page.getByText(t("listing|form|manufacturer|is_new"), { exact: true }),
      ).toHaveCount(0);
    }
    const { manufacturer } = await saveListing(page, t, session);
    expect(manufacturer.name).toBe("Siemens");
  });

  test("is created when nobody has the name, and marked as new until then", async ({ page, t }) => {
    const session = await openForm(page, language);
    const input = field(page, t, "manufacturer");
    const name = `Unbekannt ${randomInt(1e9)} GmbH`;
    await input.pressSequentially(name);
    await page
      .getByRole("option", { name: t("listing|form|manufacturer|create", { name }) })
      .click();
    await expect(input).toHaveValue(name);
    await expect(
      page.getByText(t("listing|form|manufacturer|is_new"), { exact: true }),
    ).toBeVisible();
    expect((await saveListing(page, t, session)).manufacturer.name).toBe(name);

    await openForm(page, language);
    await input.pressSequentially(name.toUpperCase());
    await page.keyboard.press("Tab");
    await expect(input).toHaveValue(name);
  });

  test("is asked about where a slip was made, and stays as typed unless the question is taken", async ({
    page,
    t,
  }) => {
    await openForm(page, language);
    const input = field(page, t, "manufacturer");
    const meant = page.getByRole("button", {
      name: t("listing|form|manufacturer|did_you_mean", { name: "Siemens" }),
    });
    await input.fill("Siemnes");
    await field(page, t, "mpn").focus();
    await expect(meant).toBeVisible();
    await expect(input).toHaveValue("Siemnes");
    await expect(
      page.getByText(t("listing|form|manufacturer|is_new"), { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(meant).toBeVisible();
    await meant.press("Enter");
    await expect(input).toHaveValue("Siemens");
    await expect(input).toBeFocused();
    await expect(meant).toHaveCount(0);
  });

  test("is never offered as new where the text is an option's value", async ({ page, t }) => {
    const session = await openForm(page, language);
    const [siemens] = await answerOf("get-all-manufacturers", { query: "Siemens" }, session);
    const value = String(siemens?.id);
    const input = field(page, t, "manufacturer");
    await input.fill(` ${value} `);
    await expect(page.getByRole("option", { name: "Siemens", exact: true })).toBeVisible();
    await expect(
      page.getByRole("option", {
        name: t("listing|form|manufacturer|create", { name: value }),
      }),
    ).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(input).toHaveValue("Siemens");
  });

  test("stands for what was typed when the field is just left", async ({ page, t }) => {
    const session = await openForm(page, language);
    const input = field(page, t, "manufacturer");
    await input.fill("siemens");
    // Left before the search has answered.
    await field(page, t, "mpn").focus();
    await expect(input).toHaveValue("Siemens");

    const name = `Eilig ${randomInt(1e9)}`;
    await input.fill(` ${name} `);
    await field(page, t, "mpn").focus();
    await expect(input).toHaveValue(name);
    await expect(page.getByRole("option")).toHaveCount(0);
    expect((await saveListing(page, t, session)).manufacturer.name).toBe(name);
  });
});

test.describe("when the search fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to (fetch|load)/] });

  test("a manufacturer can still be typed, and is not offered as new", async ({ page, t }) => {
    const session = await openForm(page);
    await page.route("**/listing/create**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    const input = field(page, t, "manufacturer");
    await input.pressSequentially("Siemens");
    await expect(page.getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(input).toHaveValue("Siemens");
    await expect(
      page.getByText(t("listing|form|manufacturer|is_new"), { exact: true }),
    ).toHaveCount(0);
    await page.unroute("**/listing/create**");
    expect((await saveListing(page, t, session)).manufacturer.name).toBe("Siemens");
  });
});
