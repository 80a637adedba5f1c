import "server-only";
import { isoDayOf } from "@/lib/i18n/formats";
import { loadAs } from "@/lib/operations/load";
import type { Member } from "@/lib/operations/viewer";
import { getOwnData } from "./operations";
import { dataParts } from "./schema";

type Part = (typeof dataParts)[number];
type Cursor = string | number | null;

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

async function* writeRows(member: Member, part: Part): AsyncGenerator<string> {
  let after: Cursor = null;
  let separator = "\n";
  do {
    const { rows, next }: { rows: object[]; next: Cursor } = await readPage(member, part, after);
    if (rows.length > 0) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(",\n");
    }
    separator = ",\n";
    after = next;
  } while (after !== null);
}

function readPage(member: Member, part: Part, after: Cursor) {
  return loadAs(member, getOwnData, { part, after: after ?? undefined } as never);
}
