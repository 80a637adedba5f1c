import "server-only";
import { db } from "@/lib/db/client";
import { doublesStatement } from "./doubles-statement";
import type { Likeness, ManufacturerDouble } from "./record";
import { findManufacturerRecords } from "./records";

const maxDoubles = 100;

/** Pairs of manufacturers that may be one, the most alike first, a hundred at most (issue 6). */
export async function listManufacturerDoubles(): Promise<ManufacturerDouble[]> {
  const pairs = await db().$queryRaw<{ one: number; other: number; likeness: Likeness }[]>(
    doublesStatement(maxDoubles),
  );
  const ids = new Set(pairs.flatMap(({ one, other }) => [one, other]));
  const records = await findManufacturerRecords([...ids]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return pairs.flatMap(({ one, other, likeness }) => {
    const both = { one: byId.get(one), other: byId.get(other) };
    return both.one && both.other ? [{ one: both.one, other: both.other, likeness }] : [];
  });
}
