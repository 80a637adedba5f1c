import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { isoDayOf } from "@/lib/i18n/formats";
import { rowId, uuid } from "@/lib/operations/fields";
import type { Member } from "@/lib/operations/viewer";
import { type DataTable, dataTables } from "./data-tables";
import { type DataPart, type DataRequest, dataParts, isNamed } from "./schema";

/** So many rows at a time, so that a seller of a hundred thousand parts fits into memory. */
const pageSize = 500;
const beforeAllIds = "00000000-0000-0000-0000-000000000000";

type Row = Record<string, unknown>;
type Id = string | number;
type Finder = { findMany: (query: object) => Promise<Row[]> };

const pages = dataParts.map((part) =>
  z.object({
    part: z.literal(part),
    rows: z.array(dataTables[part].row).describe("In the order of their ids."),
    next: z
      .union([rowId, uuid])
      .nullable()
      .describe("What the next page comes after; null after the last."),
  }),
);

/** A page of what is kept of the caller: no hash, no token, and of others only what the screens show. */
export const dataPage = z
  .discriminatedUnion("part", pages as [(typeof pages)[number]])
  .meta({ id: "OwnDataPage" });

/** A page of what is kept of the member, in the order of ids. */
export async function readOwnData(member: Member, { part, after }: DataRequest) {
  const table: DataTable = dataTables[part];
  const where = await table.where(member);
  const first = isNamed(part) ? beforeAllIds : 0;
  const stored = where ? await readRows(table, where, after ?? first) : [];
  const rows = stored.map((row) => written(table, row, member));
  const next = rows.length < pageSize ? null : ((rows.at(-1)?.id as Id) ?? null);
  return { part, rows, next };
}

/** Everything that is kept of the member as one JSON text, read page by page while it is being sent. */
export async function* writeOwnData(member: Member): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date())}`;
  for (const part of dataParts) {
    yield `,\n"${part}": [`;
    yield* writeRows(member, part);
    yield "]";
  }
  yield "\n}\n";
}

/** "lagerfund-daten-2026-11-21.json", by the day in Germany. */
export function dataFileName(now: Date): string {
  return `lagerfund-daten-${isoDayOf(now)}.json`;
}

async function* writeRows(member: Member, part: DataPart): AsyncGenerator<string> {
  let after: Id | undefined;
  do {
    const { rows, next } = await readOwnData(member, { part, after } as DataRequest);
    if (rows.length > 0) {
      const separator = after === undefined ? "\n" : ",\n";
      yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
    }
    after = next ?? undefined;
  } while (after !== undefined);
}

function readRows({ model, row, select }: DataTable, where: object, after: Id): Promise<Row[]> {
  const stored = Prisma[`${capitalised(model)}ScalarFieldEnum`];
  const columns = Object.keys(row.shape).filter((name) => name in stored);
  const { findMany } = (db() as unknown as Record<string, Finder>)[model] as Finder;
  return findMany({
    where: { AND: [where, { id: { gt: after } }] },
    select: { ...Object.fromEntries(columns.map((name) => [name, true])), ...select },
    orderBy: { id: "asc" },
    take: pageSize,
  });
}

function written({ row, toRow }: DataTable, stored: Row, member: Member): Row {
  const all = (toRow ? toRow(stored as never, member) : stored) as Row;
  return Object.fromEntries(Object.keys(row.shape).map((name) => [name, all[name]]));
}

function capitalised<Text extends string>(text: Text): Capitalize<Text> {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
}
