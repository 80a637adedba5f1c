import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { shownColumn } from "./csv-import";

export function makeImport(
  { userId }: Member,
  details: Partial<Prisma.CsvImportUncheckedCreateInput> = {},
) {
  const column = shownColumn("Hersteller", ["Siemens"], { plain: 1 });
  return db().csvImport.create({
    data: {
      userId,
      fileName: "bestand.csv",
      key: `incoming/${randomUUID()}/rows`,
      reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
      columns: [{ ...column }],
      rowCount: 1,
      status: "CHECKED",
      newCount: 0,
      invalidCount: 1,
      rows: {
        create: { number: 2, outcome: "INVALID", unreadable: true, entered: {}, issues: [] },
      },
      ...details,
    },
  });
}
