import { randomUUID } from "node:crypto";
import { exampleFile, exampleSettings } from "@/lib/csv-import/examples";
import type { Member } from "@/lib/fields/viewer";
import { makeImport } from "../factories/csv-import-row";
import { enteredListing } from "../factories/entered-listing";
import { bringFile, checkFile, importFile, usualRow } from "../factories/import-file";
import { makeMember } from "../factories/user";
import { action, type CrashActionFactory, count, none, one } from "./action";

const rowsOfFile = 5;

/** `expectWholeImports` checks what their jobs do. */
export const importActions: Record<string, CrashActionFactory> = {
  "create-listings-from-csv": async () => {
    const viewer = await makeMember();
    const key = randomUUID();
    const { manufacturer, nameDe, descriptionDe, quantity, pricePerProductInCt } = enteredListing;
    const row = { manufacturer, nameDe, descriptionDe, quantity, pricePerProductInCt };
    const theirs = `JOIN listing l ON l.id = c.listing_id WHERE l.owner_user_id = '${viewer.userId}'`;
    return action(
      viewer,
      mpns().map((mpn) => ({ ...row, mpn })),
      [
        count(rowsOfFile, `listing WHERE owner_user_id = '${viewer.userId}'`),
        count(rowsOfFile, `status_change c ${theirs}`),
        count(rowsOfFile, `listing_search c ${theirs}`),
        one(`idempotency_key WHERE key = '${key}'`),
      ],
      key,
    );
  },
  "create-csv-import": async () => {
    const fileName = `${randomUUID()}.csv`;
    return action(await makeMember(), { ...exampleFile, fileName }, [
      one(`csv_import WHERE file_name = '${fileName}'`),
    ]);
  },
  "update-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await makeImport(viewer, { columns: exampleFile.columns, status: "DRAFT" });
    return action(viewer, { ...exampleSettings, id }, [
      one(`csv_import WHERE id = '${id}' AND mapping IS NOT NULL`),
      one(`csv_mapping WHERE user_id = '${viewer.userId}'`),
    ]);
  },
  "correct-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await makeImport(viewer, { columns: exampleFile.columns, status: "CHECKED" });
    return action(viewer, { id, cells: [{ number: 2, field: "quantity", text: "7" }] }, [
      one(`csv_import WHERE id = '${id}' AND status = 'DRAFT'`),
      one(`csv_import_correction WHERE import_id = '${id}'`),
    ]);
  },
  "check-csv-import": async () => {
    const viewer = await makeMember();
    const id = await bringFile(viewer, { rows: rows() });
    return action(viewer, { id }, [
      one(`csv_import WHERE id = '${id}' AND status <> 'DRAFT'`),
      jobs(1, viewer),
    ]);
  },
  "start-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await checkFile(viewer, { rows: rows() });
    return action(viewer, { id, leaveBehind: 0 }, [
      one(`csv_import WHERE id = '${id}' AND status <> 'CHECKED'`),
      jobs(2, viewer),
    ]);
  },
  "undo-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await importFile(viewer, { rows: rows() });
    return action(viewer, { id }, [
      one(`csv_import WHERE id = '${id}' AND status <> 'IMPORTED'`),
      jobs(3, viewer),
    ]);
  },
  "cancel-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await makeImport(viewer, { status: "CHECKING", phase: "load" });
    return action(viewer, { id }, [
      one(`csv_import WHERE id = '${id}' AND status <> 'CHECKING' AND phase IS NULL`),
    ]);
  },
  "delete-csv-import": async () => {
    const viewer = await makeMember();
    const { id, key } = await makeImport(viewer);
    return action(viewer, { id }, [
      none(`csv_import WHERE id = '${id}'`),
      none(`csv_import_row WHERE import_id = '${id}'`),
      one(`discarded_object WHERE key = '${key}'`),
    ]);
  },
};

function mpns(): string[] {
  return Array.from({ length: rowsOfFile }, () => `K ${randomUUID()}`);
}

function rows() {
  return mpns().map((mpn) => usualRow(mpn));
}

function jobs(wanted: number, { userId }: Member): string {
  return count(wanted, `pgboss.job WHERE name = 'csv-import' AND group_id = '${userId}'`);
}
