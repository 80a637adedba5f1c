import "server-only";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import type { CsvImport } from "./csv-import";
import { withProvedMarks } from "./mapping/decimal-marks";
import { proposeMapping } from "./mapping/proposal";
import { findRememberedMapping } from "./mapping-memory";
import { columnFacts, columnMapping, importChoices } from "./schema";

type Settings = Pick<
  CsvImport,
  "mapping" | "mappingFrom" | "confidence" | "choices" | "choicesFrom"
>;

/** As saved, else as remembered of the last file with these headings, else as the headings suggest. */
export async function settingsOf(
  database: Database,
  member: Member,
  row: { columns: unknown; mapping: unknown; choices: unknown },
): Promise<Settings> {
  const columns = columnFacts.array().parse(row.columns);
  const remembered = await findRememberedMapping(database, member, columns);
  const chosen = {
    choices: importChoices.parse(row.choices ?? remembered?.choices ?? { defaults: {} }),
    choicesFrom: choicesFrom(row.choices, remembered?.choices),
  };
  if (row.mapping) {
    const mapping = columnMapping.parse(row.mapping);
    return { mapping, ...chosen, mappingFrom: "saved", confidence: {} };
  }
  if (remembered) {
    // This file may write its numbers the other way: it proves its own marks, or its seller is asked.
    const chosenThen = columnMapping.parse(remembered.mapping);
    const mapping = withProvedMarks({ ...chosenThen, decimalMarks: {} }, columns);
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
