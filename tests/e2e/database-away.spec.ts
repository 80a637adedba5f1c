import { randomUUID } from "node:crypto";
import { lineTo } from "./database-line";
import { listPartIn, makeDatabase, whileListingsAreLocked } from "./database-steps";
import { heading, rows } from "./search-steps";
import { withServer } from "./server-steps";
import { expect, test } from "./test";

const sessionId = randomUUID();

test.use({ language: "en", expectedErrors: [/status of 50/] });

test("while the database is away or slow every page and call says so, and comes back right after", async ({
  page,
  t,
}) => {
  const databaseUrl = await makeDatabase();
  await listPartIn(databaseUrl, "6205");
  const line = await lineTo(databaseUrl);
  line.cut();
  await withServer({ DATABASE_URL: line.url }, async ({ url }) => {
    await page.context().addCookies([{ name: "i18n_lang", value: "en", url }]);
    // The page retries after some ten seconds, so the test controls the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const main = page.getByRole("main");

    const needed =
      "without a database a page that needs it says that nothing can be reached now, and by what name";
    await test.step(needed, async () => {
      const answer = await page.goto(`${url}/listing/detail/1`);
      expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "10"]);
      await expect(main).toContainText(t("page|unavailable", { name: "Lagerfund" }));
      const requestId = answer?.headers()["x-request-id"] ?? "";
      await expect(main.getByText(requestId, { exact: true })).toBeVisible();
      const others = await Promise.all([1, 2, 3].map(() => fetch(`${url}/listing/detail/1`)));
      for (const other of others) {
        expect(other.status).toBe(503);
        expect(await other.text()).toContain(other.headers.get("x-request-id"));
      }
    });

    for (const path of ["/listing/search?query=6205", "/manufacturer", "/manufacturer/1"]) {
      await test.step(`${path} says so under its title, and is a 503 for everybody`, async () => {
        for (const { status, headers } of await Promise.all(
          [1, 2, 3].map(() => fetch(url + path)),
        )) {
          expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
          expect(headers.get("cache-control")).toMatch(/no-cache|no-store/);
        }
        expect((await page.goto(url + path))?.status()).toBe(503);
        await expect(main.getByRole("alert")).toContainText(t("error|UNAVAILABLE"));
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      });
    }

    const rejected =
      "without a database calls are refused by the name of the request, and end no session";
    await test.step(rejected, async () => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${sessionId}` };
      const calls: [string, RequestInit][] = [
        ["/operations/get-all-manufacturers", { method: "POST", headers }],
        ["/auth/me", { headers }],
        [
          "/auth/email/login",
          { method: "POST", headers, body: '{"email":"a@b.de","password":"x"}' },
        ],
      ];
      for (const [path, init] of calls) {
        const answer = await fetch(url + path, init);
        const requestId = answer.headers.get("x-request-id");
        expect(requestId, path).toMatch(/^[0-9a-f-]{36}$/);
        const data = { retryAfterInSeconds: 5, requestId };
        const message = "The service is temporarily unavailable.";
        const error = { message, code: "UNAVAILABLE", data };
        expect([answer.status, await answer.json()], path).toEqual([503, error]);
      }
    });

    await test.step("without a database a member reads that the user cannot be loaded, and why", async () => {
      await page.context().addCookies([{ name: "lagerfund-session", value: sessionId, url }]);
      const answer = await page.goto(`${url}/transaction/user`);
      expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "5"]);
      await expect(main.getByRole("alert")).toHaveText(t("page|user_failed"));
      await expect(main).toContainText(t("error|UNAVAILABLE"));
      await expect(page).toHaveTitle(`${t("page|user_failed_title")} – Lagerfund`);
      const requestId = answer?.headers()["x-request-id"] ?? "";
      await expect(main.getByText(requestId, { exact: true })).toBeVisible();
      const byItself = page.waitForResponse(`${url}/transaction/user`);
      await page.clock.fastForward(15_000);
      expect((await byItself).status()).toBe(503);
    });

    await test.step("the page comes back by itself with the database, and nothing of it was cached", async () => {
      await page.context().clearCookies({ name: "lagerfund-session" });
      // The page that was left may retry once more on the way.
      await expect(async () => {
        expect((await page.goto(`${url}/listing/detail/1`))?.status()).toBe(503);
      }).toPass();
      line.mend();
      const shown = async () => {
        await page.clock.fastForward(15_000);
        return heading(page).textContent();
      };
      await expect.poll(shown).toBe("Rillenkugellager");
      await page.clock.resume();
      expect((await fetch(`${url}/listing/detail/1`)).status).toBe(200);
    });

    await test.step("data that cannot be read in time is named or left out, and is all there right after", async () => {
      const again = page.getByRole("link", { name: t("search|again") });
      const newest = page.getByRole("heading", { name: t("landing|newest") });
      await whileListingsAreLocked(databaseUrl, async () => {
        expect((await page.goto(url))?.status()).toBe(200);
        await expect(heading(page)).toBeVisible();
        await expect(newest).toHaveCount(0);
        expect((await page.goto(`${url}/listing/search?query=62-05`))?.status()).toBe(200);
        await expect(main).toContainText(t("search|timeout"));
        await expect(main).not.toContainText(t("search|no_results"));
        const robots = page.locator('meta[name="robots"]').first();
        await expect(robots).toHaveAttribute("content", /noindex/);
      });
      await again.click();
      await expect(rows(page)).toHaveCount(1);
      await expect(main).not.toContainText(t("search|timeout"));
      await page.goto(url);
      await expect(newest).toBeVisible();
      await expect(main.getByRole("link", { name: /Rillenkugellager/ })).toBeVisible();
    });
  });
  line.close();
});
