import "server-only";
import { createHash } from "node:crypto";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import type { CsvImport } from "../csv-import-schema";
import { isErrorColumn } from "../error-column";
import { columnFacts, columnMapping, importChoices } from "../schema";
import { withDetectedMarks } from "./decimal-marks";
import { headingsKey } from "./heading-words";
import { proposeMapping } from "./propose-mapping";

type Settings = Pick<
  CsvImport,
  "mapping" | "mappingFrom" | "confidence" | "choices" | "choicesFrom"
>;

/** Saved, else remembered, else proposed. */
export async function importSettingsOf(
  database: Database,
  member: Member,
  row: { columns: unknown; mapping: unknown; choices: unknown },
): Promise<Settings> {
  const columns = columnFacts.array().parse(row.columns);
  const remembered = await findRememberedMapping(database, member, columns);
  const isCorrected = columns.some(({ heading }) => isErrorColumn(heading));
  // Next month's file may be a part of the stock, with other rows that differ.
  const forThisFile = isCorrected ? {} : { missing: "keep", sameParts: "add" };
  const chosen = {
    choices: importChoices.parse(
      row.choices ?? { defaults: {}, ...Object(remembered?.choices), ...forThisFile },
    ),
    choicesFrom: choicesFrom(row.choices, remembered?.choices),
  };
  if (row.mapping) {
    const mapping = columnMapping.parse(row.mapping);
    return { mapping, ...chosen, mappingFrom: "saved", confidence: {} };
  }
  if (remembered) {
    const chosenThen = columnMapping.parse(remembered.mapping);
    // This file may write its numbers the other way, hold other parts and have another currency.
    const again = isCorrected ? {} : { fixed: {}, currency: null, decimalMarks: {} };
    const mapping = withDetectedMarks({ ...chosenThen, ...again }, columns);
    return { mapping, ...chosen, mappingFrom: "remembered", confidence: {} };
  }
  const { mapping, confidence } = proposeMapping(columns);
  return { mapping, ...chosen, mappingFrom: "proposed", confidence };
}

function choicesFrom(saved: unknown, remembered: unknown): CsvImport["choicesFrom"] {
  if (saved) {
    return "saved";
  }
  return remembered ? "remembered" : "preset";
}

/** Null `choices` or an old mapping leave what is remembered. */
export async function rememberMapping(
  tx: Database,
  { userId }: Member,
  columns: ColumnFacts[],
  { mapping, choices, isNew }: { mapping: unknown; choices: unknown; isNew: boolean },
): Promise<void> {
  if (mapping === null) {
    return;
  }
  const headingsHash = hashOfHeadings(columns);
  await tx.$executeRaw`
    INSERT INTO csv_mapping (user_id, headings_hash, mapping, choices, used_at)
    VALUES (${userId}::uuid, ${headingsHash}, ${mapping}::jsonb, ${choices}::jsonb, now())
    ON CONFLICT (user_id, headings_hash) DO UPDATE
    SET mapping = CASE WHEN ${isNew} THEN excluded.mapping ELSE csv_mapping.mapping END,
      choices = coalesce(excluded.choices, csv_mapping.choices), used_at = now()`;
}

function findRememberedMapping(database: Database, member: Member, columns: ColumnFacts[]) {
  const headingsHash = hashOfHeadings(columns);
  return database.csvMapping.findUnique({
    where: { userId_headingsHash: { userId: member.userId, headingsHash } },
    select: { mapping: true, choices: true },
  });
}

function hashOfHeadings(columns: ColumnFacts[]): string {
  const own = columns.filter(({ heading }) => !isErrorColumn(heading));
  const key = own.every(({ heading }) => heading === "") ? shapeKey(own) : headingsKey(columns);
  return createHash("sha256").update(key).digest("hex");
}

/** Recognises the next list of a program that writes no headings. */
function shapeKey(columns: ColumnFacts[]): string {
  return JSON.stringify({ shape: columns.map((facts) => [facts.letter, contentKindOf(facts)]) });
}

function contentKindOf({ samples, filled, numbers }: ColumnFacts): string {
  const areMost = (pattern: RegExp) =>
    samples.filter((sample) => pattern.test(String(sample))).length * 2 > samples.length;
  if (filled === 0) {
    return "empty";
  }
  if (areMost(/^\d{12,14}$/)) {
    return "ean";
  }
  if (numbers.other * 2 > filled) {
    return areMost(/^\S*\d\S*$/) ? "code" : "words";
  }
  const isDecimal =
    numbers.comma + numbers.point > 0 || samples.some((sample) => Number(sample) % 1);
  return isDecimal ? "decimal" : "whole";
}
