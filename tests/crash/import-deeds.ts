import { randomUUID } from "node:crypto";
import { exampleFile, exampleSettings } from "@/lib/csv-import/examples";
import { makeImport } from "../factories/csv-import-row";
import { enteredListing } from "../factories/entered-listing";
import { bringFile, checkFile, importFile, usualRow } from "../factories/import-file";
import { makeMember } from "../factories/user";
import { count, type Deed, type DeedMaker, none, one } from "./deed";

const rowsOfFile = 5;

/** Imports, and what their jobs do afterwards (`expectWholeImports`). */
export const importDeeds: Record<string, DeedMaker> = {
  "create-listings-from-csv": async () => {
    const viewer = await makeMember();
    const key = randomUUID();
    const { manufacturer, nameDe, descriptionDe, quantity, pricePerProductInCt } = enteredListing;
    const row = { manufacturer, nameDe, descriptionDe, quantity, pricePerProductInCt };
    const theirs = "JOIN listing l ON l.id = c.listing_id WHERE l.owner_user_id = $1::uuid";
    return {
      operation: "create-listings-from-csv",
      viewer,
      payload: mpns().map((mpn) => ({ ...row, mpn })),
      key,
      effects: [
        count(rowsOfFile, "listing WHERE owner_user_id = $1::uuid"),
        count(rowsOfFile, `status_change c ${theirs}`),
        count(rowsOfFile, `listing_search c ${theirs}`),
        one("idempotency_key WHERE key = $2"),
      ],
      values: [viewer.userId, key],
    };
  },
  "create-csv-import": async () => {
    const fileName = `${randomUUID()}.csv`;
    return {
      operation: "create-csv-import",
      viewer: await makeMember(),
      payload: { ...exampleFile, fileName },
      effects: [one("csv_import WHERE file_name = $1")],
      values: [fileName],
    };
  },
  "update-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await makeImport(viewer, { columns: exampleFile.columns, status: "DRAFT" });
    return ofImport("update-csv-import", viewer, id, {
      payload: { ...exampleSettings, id },
      effects: [
        one("csv_import WHERE id = $1::uuid AND mapping IS NOT NULL"),
        one("csv_mapping WHERE user_id = $2::uuid"),
      ],
    });
  },
  "check-csv-import": async () => {
    const viewer = await makeMember();
    const id = await bringFile(viewer, { rows: rows() });
    return ofImport("check-csv-import", viewer, id, {
      effects: [one("csv_import WHERE id = $1::uuid AND status <> 'DRAFT'"), jobs(1)],
    });
  },
  "start-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await checkFile(viewer, { rows: rows() });
    return ofImport("start-csv-import", viewer, id, {
      payload: { id, leaveBehind: 0 },
      effects: [one("csv_import WHERE id = $1::uuid AND status <> 'CHECKED'"), jobs(2)],
    });
  },
  "undo-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await importFile(viewer, { rows: rows() });
    return ofImport("undo-csv-import", viewer, id, {
      effects: [one("csv_import WHERE id = $1::uuid AND status <> 'IMPORTED'"), jobs(3)],
    });
  },
  "cancel-csv-import": async () => {
    const viewer = await makeMember();
    const { id } = await makeImport(viewer, { status: "CHECKING", phase: "load" });
    return ofImport("cancel-csv-import", viewer, id, {
      effects: [one("csv_import WHERE id = $1::uuid AND status <> 'CHECKING' AND phase IS NULL")],
    });
  },
  "delete-csv-import": async () => {
    const viewer = await makeMember();
    const { id, key } = await makeImport(viewer);
    return {
      ...ofImport("delete-csv-import", viewer, id, {
        effects: [
          none("csv_import WHERE id = $1::uuid"),
          none("csv_import_row WHERE import_id = $1::uuid"),
          one("discarded_object WHERE key = $2"),
        ],
      }),
      values: [id, key],
    };
  },
};

function mpns(): string[] {
  return Array.from({ length: rowsOfFile }, () => `K ${randomUUID()}`);
}

function rows() {
  return mpns().map((mpn) => usualRow(mpn));
}

/** How many jobs the seller's imports have had. */
function jobs(wanted: number): string {
  return count(wanted, "pgboss.job WHERE name = 'csv-import' AND group_id = $2");
}

function ofImport(
  operation: string,
  viewer: { userId: string; isAdmin: boolean },
  id: string,
  deed: Pick<Deed, "effects" | "payload">,
): Deed {
  return { operation, viewer, payload: { id }, values: [id, viewer.userId], ...deed };
}
