import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import {
  bringFile,
  checkFile,
  importFile,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { stopAt, untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { cancelCsvImport, checkCsvImport, startCsvImport } from "./operations";

const rowsAt = (price: string) =>
  Array.from({ length: 1_010 }, (_, place) => usualRow(`C-${place}`, "10", price));

// It notices at the end of the thousand rows that it has at hand.
const steps = {
  check: {
    event:
      "UPDATE ON csv_import_row FOR EACH ROW WHEN (NEW.number = 1000 AND NEW.columns IS NOT NULL)",
    after: "DRAFT",
  },
  "write of changes": {
    event: "UPDATE ON listing FOR EACH ROW WHEN (NEW.mpn = 'C-1000' AND NEW.version = 2)",
    after: "CHECKED",
  },
  "write of new listings": {
    event: "INSERT ON listing FOR EACH ROW WHEN (NEW.mpn = 'C-1000' AND NEW.version = 1)",
    after: "CHECKED",
  },
} as const;

test.each(Object.keys(steps) as (keyof typeof steps)[])(
  "a cancel does not wait for the %s, and nothing of it is left",
  async (step) => {
    const { event, after } = steps[step];
    const seller = await makeMember();
    if (step !== "write of new listings") {
      await importFile(seller, { rows: rowsAt("12,50") });
    }
    const former = await db().listing.count({ where: { ownerUserId: seller.userId } });
    const rows = rowsAt("13,50");
    const id =
      step === "check" ? await bringFile(seller, { rows }) : (await checkFile(seller, { rows })).id;
    const goOn = await stopAt(event);
    await runOperation(step === "check" ? checkCsvImport : startCsvImport, seller, { id });
    const working = workOffImports();
    try {
      await untilWaiting(1);
      // Behind the job it would wait as long as the database has patience, and fail.
      await runOperation(cancelCsvImport, seller, { id });
    } finally {
      await goOn();
      await working;
    }
    expect((await storedImport(seller, id)).status).toBe(after);
    const listings = await db().listing.findMany({ where: { ownerUserId: seller.userId } });
    expect(listings).toHaveLength(former);
    expect(listings.filter(({ version }) => version > 1)).toEqual([]);
  },
  90_000,
);
