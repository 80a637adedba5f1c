import { randomUUID } from "node:crypto";
import { withServer } from "./server-steps";
import { expect, test } from "./test";

// Nothing listens there.
const away = { DATABASE_URL: "postgresql://nobody:x@127.0.0.1:9/nowhere" };
const sessionId = randomUUID();

test.use({ language: "en", expectedErrors: [/status of 50/] });

test("while the database is away every page and call says so, and ends no session", async ({
  page,
  t,
}) => {
  await withServer(away, async ({ url }) => {
    await page.context().addCookies([{ name: "i18n_lang", value: "en", url }]);
    const main = page.getByRole("main");

    const needed =
      "without a database a page that needs it says that nothing can be reached now, and by what name";
    await test.step(needed, async () => {
      const answer = await page.goto(`${url}/listing/detail/1`);
      expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "10"]);
      await expect(main).toContainText(t("page|unavailable", { name: "Lagerfund" }));
      const requestId = answer?.headers()["x-request-id"] ?? "";
      await expect(main.getByText(requestId, { exact: true })).toBeVisible();
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

    const refused =
      "without a database calls are refused by the name of the request, and end no session";
    await test.step(refused, async () => {
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
        const told = { message, code: "UNAVAILABLE", data };
        expect([answer.status, await answer.json()], path).toEqual([503, told]);
      }
    });

    await test.step("without a database a member is told that nobody knows who that is, and why", async () => {
      await page.context().addCookies([{ name: "lagerfund-session", value: sessionId, url }]);
      const answer = await page.goto(`${url}/transaction/user`);
      expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "5"]);
      await expect(main.getByRole("alert")).toHaveText(t("page|user_failed"));
      await expect(main).toContainText(t("error|UNAVAILABLE"));
      await expect(page).toHaveTitle(`${t("page|user_failed_title")} – Lagerfund`);
      const requestId = answer?.headers()["x-request-id"] ?? "";
      await expect(main.getByText(requestId, { exact: true })).toBeVisible();
      // The page tries again by itself.
      const byItself = page.waitForResponse(`${url}/transaction/user`, { timeout: 60_000 });
      expect((await byItself).status()).toBe(503);
    });
  });
});
