import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { cappedPage } from "@/lib/operations/capped-page";
import { listManufacturerAliases } from "./aliases";
import type { ManufacturerDetail, ManufacturerRecord, ManufacturerRecordPage } from "./record";
import { countRecordsStatement, recordPageStatement, recordsStatement } from "./records-statement";
import type { ManufacturerRecordFilter } from "./schema";

/** Manufacturers that are not merged into another, for administrators; the total is capped at 10001 (issue 6). */
export async function listManufacturerRecords(
  filter: ManufacturerRecordFilter,
): Promise<ManufacturerRecordPage> {
  const [counted] = await db().$queryRaw<{ total: number }[]>(countRecordsStatement(filter));
  const totalCount = counted?.total ?? 0;
  const page = recordPageStatement(filter);
  const records = totalCount === 0 ? [] : await db().$queryRaw<ManufacturerRecord[]>(page);
  return cappedPage(records, totalCount, filter.pageSize);
}

/** One manufacturer for administrators, also one that was merged. Throws NOT_FOUND. */
export async function getManufacturerRecord(id: number): Promise<ManufacturerDetail> {
  const [record] = await findManufacturerRecords([id]);
  if (!record) {
    throw new AppError("NOT_FOUND");
  }
  return { ...record, aliases: await listManufacturerAliases(id) };
}

/** Those of some ids, in no order. */
export function findManufacturerRecords(ids: number[]): Promise<ManufacturerRecord[]> {
  return db().$queryRaw<ManufacturerRecord[]>(recordsStatement(ids));
}
