import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { expect, test } from "vitest";
import { updateCsvImport } from "@/lib/csv-import/operations";
import { runOperation } from "@/lib/operations/run";
import { checkFile, usualRow } from "@/tests/factories/import-file";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { startImportFormAction, undoImportFormAction } from "./csv-import";

const own = "http://localhost:3000";

test("an import whose settings another tab has changed is not started, and their page says so", async () => {
  const seller = await makeMember();
  const { id, choices } = await checkFile(seller, { rows: [usualRow("A-1")] });
  const form = await startFormOf(seller, id);
  await runOperation(updateCsvImport, seller, { id, choices });
  await expect(startImportFormAction(null, form)).rejects.toThrow(
    `redirect to /csv-import/${id}/defaults?changed=1`,
  );
});

test("a second press of the start is no failure", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("A-1")] });
  const form = await startFormOf(seller, id);
  expect(await startImportFormAction(null, form)).toMatchObject({ ok: true });
  expect(await startImportFormAction(null, form)).toMatchObject({ ok: true });
  expect(await undoImportFormAction(null, form)).toMatchObject({ code: "CSV_IMPORT_STATE" });
});

async function startFormOf(seller: TestMember, id: string): Promise<FormData> {
  const cookie = `lagerfund-session=${await makeSession(seller)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
  const form = new FormData();
  form.set("id", id);
  form.set("leaveBehind", "0");
  return form;
}
