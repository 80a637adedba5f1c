import type { Page } from "playwright/test";
import { administratorSession } from "./administrator";
import { inGroupsOf } from "./groups";
import { hostileMarkup } from "./hostile-texts";
import { type HostileStage, makeHostileStage } from "./stored-scripts-stage";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

// Without our policy, which would hide a hole in what is written into the page.
const withoutPolicy = { bypassCSP: true, javaScriptEnabled: true };

let stage: HostileStage;

test.beforeAll(async () => {
  stage = await makeHostileStage();
});

const visited: Record<string, (stage: HostileStage) => string[]> = {
  "a visitor": ({ listingId, manufacturerId, part }) => [
    `/listing/detail/${listingId}`,
    `/listing/detail/${listingId}?lang=en`,
    `/listing/search?query=${encodeURIComponent(part.mpn)}`,
    "/manufacturer",
    `/manufacturer/${manufacturerId}`,
    ...inGroupsOf(12, hostileMarkup).flatMap((texts) => {
      const said = encodeURIComponent(texts.join(" "));
      return [
        `/listing/search?query=${said}`,
        `/login?next=${said}&email=${said}`,
        `/password-reset?token=${said}`,
        `/${said}`,
      ];
    }),
  ],
  "the buyer": ({ listingId, transaction, draft }) => [
    `/listing/detail/${listingId}?draft=${draft.id}`,
    `/transaction/detail/${transaction.id}`,
    "/transaction/user",
    "/account",
  ],
  "the seller": ({ listingId, transaction, importId, userId }) => [
    "/listing/user",
    `/listing/user/${userId}`,
    `/listing/edit/${listingId}`,
    `/listing/create?from=${listingId}`,
    `/listing/detail/${listingId}`,
    `/transaction/detail/${transaction.id}`,
    "/transaction/user",
    "/account",
    "/csv-import",
    `/csv-import/${importId}/columns`,
    `/csv-import/${importId}/defaults`,
    `/csv-import/${importId}`,
    "/file-upload",
  ],
  "an administrator": ({ listingId, transaction, userId, manufacturerId }) => [
    "/admin/manufacturers",
    `/admin/manufacturers/${manufacturerId}`,
    "/admin/users",
    `/admin/users/${userId}`,
    "/admin/security",
    "/admin/analytics",
    `/listing/detail/${listingId}`,
    "/listing/search",
    "/transaction/user?view=all&pageSize=50",
    `/transaction/detail/${transaction.id}`,
    "/dev/mail",
  ],
};

test.use({ expectedErrors: [/404|Blocked script execution in 'about:srcdoc'|sandboxed/] });

for (const [who, pagesOf] of Object.entries(visited)) {
  test(`no text that others have entered runs in the browser of ${who}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(withoutPolicy);
    const sprung = await setTrap(page);
    await signIn(page, await sessionOf(who));
    let shown = 0;
    for (const address of pagesOf(stage)) {
      await test.step(address, async () => {
        await page.goto(address);
        await page.locator("main").hover();
        const text = await page.locator("html").textContent();
        shown += Number(/onerror=ran\(|onload=ran\(|<script>ran/.test(text ?? ""));
        expect(sprung(), address).toEqual([]);
        expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe("none");
        expect(new URL(page.url()).origin).toBe(baseUrl);
      });
    }
    // Or the pages would show none of it and the test could not fail.
    expect(shown, "pages that show what was entered").toBeGreaterThan(2);
  });
}

test("the trap springs where such a text gets into a page as it is", async ({ openBrowser }) => {
  const page = await openBrowser(withoutPolicy);
  const sprung = await setTrap(page);
  await page.setContent(`<main>${hostileMarkup.join(" ")}</main>`);
  await expect.poll(() => sprung().length).toBeGreaterThan(5);
});

/** Everything that a text could have set off; dialogs are closed, nothing leaves the machine. */
async function setTrap(page: Page): Promise<() => string[]> {
  const sprung: string[] = [];
  await page.context().exposeFunction("ran", (number: number) => sprung.push(`ran(${number})`));
  page.on("dialog", async (dialog) => {
    sprung.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.context().route(
    ({ hostname }) => hostname.includes("evil.example"),
    async (route) => {
      sprung.push(route.request().url());
      await route.abort();
    },
  );
  return () => sprung;
}

async function signIn(page: Page, session: string | null): Promise<void> {
  if (session !== null) {
    const cookie = { name: "lagerfund-session", value: session, url: baseUrl };
    await page.context().addCookies([cookie]);
  }
}

async function sessionOf(who: string): Promise<string | null> {
  const { ofSeller, ofBuyer } = stage;
  const sessions: Record<string, string | Promise<string>> = {
    "the buyer": ofBuyer,
    "the seller": ofSeller,
    "an administrator": administratorSession(),
  };
  return sessions[who] ?? null;
}
