import { wearCookie } from "./own-account-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { statusSelect } from "./transaction-steps";
import { answerQuestion, setStatus, trade } from "./transactions-stage";

// One transaction's page and the changes of its status (spec §4).

test.describe("where the other side was faster", () => {
  for (const place of ["list", "detail"] as const) {
    test(`an alert says so on the ${place}, and the true status is shown with the reason`, async ({
      page,
      t,
    }) => {
      const { seller, buyer, ids } = await trade(1);
      const [id] = ids;
      await wearCookie(page, seller.session);
      await page.goto(place === "list" ? "/transaction/user" : `/transaction/detail/${id}`);
      await expectTakenOver(statusSelect(page, t, id));
      await setStatus(id, "CANCELLED", buyer.session);
      await answerQuestion(page, t, id, "RESERVED");
      const failed = page.getByRole("alert").filter({ hasText: t("transaction|change|failed") });
      await expect(failed).toBeVisible();
      await expect(page.getByRole("main").getByText(t("error|TRANSACTION_FINAL"))).toBeVisible();
      await expect(page.getByText(t("transaction|change|final|withdrawn"))).toBeVisible();
      await expect(statusSelect(page, t, id)).toBeDisabled();
    });
  }
});
