import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { managingPanel, payloadOf } from "./detail-steps";
import { visitorsHtml } from "./listing-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test.describe("the owner", () => {
  test("has exactly the actions that the status allows", async ({ page, t }) => {
    const session = await signedUp(makeCompany("Hydraulik"));
    const listingId = await listPart(session, makePart());
    await wearCookie(page, session);
    const { status, actions } = managingPanel(page, t);
    const always = ["edit", "duplicate"] as const;
    const allowed = [
      ["ACTIVE", [...always, "DRAFT", "RESERVED", "DELETED"]],
      ["RESERVED", [...always, "DRAFT", "ACTIVE", "DELETED"]],
      ["DRAFT", [...always, "ACTIVE", "DELETED"]],
      ["DELETED", ["duplicate", "ACTIVE"]],
    ] as const;
    for (const [state, names] of allowed) {
      if (state !== "ACTIVE") {
        await answerOf("set-listing-status", [{ id: listingId, status: state }], session);
      }
      await page.goto(`/listing/detail/${listingId}`);
      await expect(status).toHaveText(
        t("listing|owner|status", { status: t(`listing|status|${state}`) }),
      );
      await expect(actions, state).toHaveText(names.map((name) => t(`listing|owner|${name}`)));
    }
  });

  test("of a sold listing pauses, edits and deletes", async ({ page, t }) => {
    const session = await signedUp(makeCompany("Verdichter"));
    const listingId = await listPart(session, makePart());
    const buyer = await signedUp(makeCompany("Brauerei"));
    const { id } = await answerOf("create-transaction", { listingId, quantity: 10 }, buyer);
    await answerOf("update-transaction", { id, status: "COMPLETED" }, session);
    await wearCookie(page, session);
    await page.goto(`/listing/detail/${listingId}`);
    const names = ["edit", "duplicate", "DRAFT", "DELETED"] as const;
    await expect(managingPanel(page, t).actions).toHaveText(
      names.map((name) => t(`listing|owner|${name}`)),
    );
  });

  test("is led to the form, for this listing or a copy of it", async ({ page, t }) => {
    const session = await signedUp(makeCompany("Armaturen"));
    const listingId = await listPart(session, makePart());
    await wearCookie(page, session);
    await page.goto(`/listing/detail/${listingId}`);
    const { panel } = managingPanel(page, t);
    const edit = panel.getByRole("link", { name: t("listing|owner|edit") });
    await expect(edit).toHaveAttribute("href", `/listing/edit/${listingId}`);
    const copy = panel.getByRole("link", { name: t("listing|owner|duplicate") });
    await expect(copy).toHaveAttribute("href", `/listing/create?from=${listingId}`);
  });

  test.describe("in English", () => {
    test.use({ language: "en" });

    test("is asked before deleting, and keeps the focus when it is done", async ({ page, t }) => {
      const session = await signedUp(makeCompany("Spindel"));
      const listingId = await listPart(session, makePart());
      await wearCookie(page, session);
      await page.goto(`/listing/detail/${listingId}?lang=en`);
      const { status, press } = managingPanel(page, t);
      const question = page.getByRole("dialog", {
        name: "Are you sure you want to delete this listing?",
      });
      await press("DELETED");
      await question.getByRole("button", { name: t("listing|owner|keep") }).click();
      await expect(question).toBeHidden();
      expect((await visitorsHtml(listingId)).status).toBe(200);

      await press("DELETED");
      await question.getByRole("button", { name: t("listing|owner|DELETED") }).click();
      await expect(status).toHaveText("Status: deleted");
      await expect(status).toBeFocused();
      await expect(page.locator("figcaption")).toHaveText("deleted");
      expect((await visitorsHtml(listingId)).status).toBe(404);
    });

    test("is told when the status was changed elsewhere", async ({ page, t }) => {
      const session = await signedUp(makeCompany("Kupplung"));
      const listingId = await listPart(session, makePart());
      await wearCookie(page, session);
      await page.goto(`/listing/detail/${listingId}?lang=en`);
      await answerOf("set-listing-status", [{ id: listingId, status: "DELETED" }], session);
      const { status, press } = managingPanel(page, t);
      await press("DRAFT");
      const error = t("error|LISTING_STATUS_CONFLICT");
      const text = `Cannot set listing to draft: ${error}`;
      await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await expect(status).toHaveText("Status: deleted");
    });
  });
});

test.describe("the administrator", () => {
  test("manages others' listings, and copies who sells", async ({ openBrowser, t }) => {
    const seller = makeCompany("Walzwerk");
    const session = await signedUp(seller);
    const listingId = await listPart(session, makePart());
    const page = await openBrowser({ permissions: ["clipboard-read", "clipboard-write"] });
    await wearCookie(page, await administratorSession());
    await page.goto(`/listing/detail/${listingId}`);
    const names = ["edit", "DRAFT", "RESERVED", "DELETED"] as const;
    await expect(managingPanel(page, t, "administrator").actions).toHaveText(
      names.map((name) => t(`listing|owner|${name}`)),
    );

    const { username, email, street, zipCode, city, country } = seller;
    for (const value of [username, email, `${street}, ${zipCode} ${city}, ${country}`]) {
      await page.getByRole("button", { name: value }).click();
      const copied = t("ui|copied", { value });
      await expect(page.getByText(copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    await page.getByRole("link", { name: t("listing|detail|sellers_listings") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(username);
  });

  test("alone has the panel of the seller, in pages and payloads", async ({ t }) => {
    const seller = makeCompany("Schmiede");
    const session = await signedUp(seller);
    const listingId = await listPart(session, makePart());
    const stranger = await signedUp(makeCompany("Fremd"));
    const panel = t("listing|detail|sellers_listings");
    for (const [who, hasPanel] of [
      [await administratorSession(), true],
      [session, false],
      [stranger, false],
      [null, false],
    ] as const) {
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
        const cookie: Record<string, string> = who ? { cookie: `lagerfund-session=${who}` } : {};
        const answer = await fetch(`${baseUrl}/listing/detail/${listingId}`, {
          headers: { ...headers, ...cookie },
        });
        const text = await answer.text();
        expect(text.includes(panel)).toBe(hasPanel);
        expect(text.includes(seller.email)).toBe(hasPanel);
      }
    }
  });
});

test("the history says what was changed, and by whom as far as the reader may know", async ({
  openBrowser,
  t,
}) => {
  const seller = makeCompany("Turbinen");
  const [session, part] = [await signedUp(seller), makePart()];
  const listingId = await listPart(session, part);
  const edited = { ...part, quantity: 1200, pricePerProductInCt: 100_000 };
  await answerOf(
    "update-listing",
    payloadOf(edited, { id: listingId }),
    await administratorSession(),
  );
  await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], session);
  const lines = [
    `${t("listing|history|STATUS")}: ${t("listing|status|ACTIVE")} → ${t("listing|status|RESERVED")}`,
    /: 10 → 1\.200/,
    /: 123,45\s€ → 1\.000,00\s€/,
    t("listing|history|created"),
  ];
  const readers = [
    { as: session, own: "by|you", other: t("listing|history|by|administrator") },
    { as: await administratorSession(), own: "by|owner", other: t("listing|history|by|you") },
  ] as const;
  for (const { as, own, other } of readers) {
    const page = await openBrowser();
    await wearCookie(page, as);
    await page.goto(`/listing/detail/${listingId}`);
    const entries = page.locator("section", { hasText: t("listing|history") }).locator("ol > li");
    await expect(entries).toHaveCount(4);
    const shown = await entries.allTextContents();
    for (const line of lines) {
      expect(shown.filter((text) => text.match(line))).toHaveLength(1);
    }
    const me =
      own === "by|you"
        ? t("listing|history|by|you")
        : t("listing|history|by|owner|name", { name: seller.username });
    expect(shown.filter((text) => text.endsWith(me))).toHaveLength(2);
    expect(shown.filter((text) => text.endsWith(other))).toHaveLength(2);
  }
  const stranger = await openBrowser();
  await wearCookie(stranger, await signedUp(makeCompany("Fremd")));
  await stranger.goto(`/listing/detail/${listingId}`);
  await expect(stranger.getByRole("heading", { name: t("listing|history") })).toHaveCount(0);
});
