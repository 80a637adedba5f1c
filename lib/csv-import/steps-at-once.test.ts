import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { storage } from "@/lib/storage/storage";
import {
  bringFile,
  checkFile,
  rowsKeyOf,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { forgetImports, forgottenFields } from "./forgetting";
import { cancelCsvImport, checkCsvImport, startCsvImport, updateCsvImport } from "./operations";
import { importChoices } from "./schema";

const rows = [usualRow("A-1")];

test("whoever presses twice finds the step taken", async () => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows });
  const { presses } = await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM csv_import WHERE id = ${id}::uuid FOR UPDATE`;
    const press = () => runOperation(startCsvImport, seller, { id });
    const both = Promise.allSettled([press(), press()]);
    await untilWaiting(2);
    return { presses: both };
  });
  const refused = (await presses).filter(({ status }) => status === "rejected");
  expect(refused).toMatchObject([{ reason: { code: "CSV_IMPORT_STATE" } }]);
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTED", counts: { new: 1 } });
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(1);
});

test.each(["begun", "begun and cancelled", "assigned anew"])(
  "what is %s while it is being forgotten stays, and its rows in storage",
  async (step) => {
    const seller = await makeMember();
    const id = await bringFile(seller, { rows });
    const lastStepAt = new Date(Date.now() - 60_000);
    await db().csvImport.update({ where: { id }, data: { lastStepAt } });
    const found = await db().csvImport.findMany({ where: { id }, select: forgottenFields });
    if (step === "assigned anew") {
      const choices = importChoices.parse({ defaults: {} });
      await runOperation(updateCsvImport, seller, { id, choices });
    } else {
      await runOperation(checkCsvImport, seller, { id });
    }
    if (step === "begun and cancelled") {
      await runOperation(cancelCsvImport, seller, { id });
    }
    await forgetImports(found);
    expect(await storage().stat(await rowsKeyOf(id))).not.toBeNull();
  },
);
