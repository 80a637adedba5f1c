import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test } from "vitest";
import { updateCsvImport } from "@/lib/csv-import/operations";
import { runOperation } from "@/lib/operations/run";
import { checkFile, usualRow } from "@/tests/factories/import-file";
import { makeMember, makeSession } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { startImportFormAction } from "./csv-import";

const own = "http://localhost:3000";

test("an import whose settings another tab has changed is not started, and their page says so", async () => {
  const seller = await makeMember();
  const { id, choices } = await checkFile(seller, { rows: [usualRow("A-1")] });
  await runOperation(updateCsvImport, seller, { id, choices });
  const cookie = `lagerfund-session=${await makeSession(seller)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
  const form = new FormData();
  form.set("id", id);
  form.set("leaveBehind", "0");
  await expect(startImportFormAction(null, form)).rejects.toThrow(
    `redirect to /csv-import/${id}/defaults?changed=1`,
  );
});
