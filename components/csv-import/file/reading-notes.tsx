import { useFormatter, useTranslations } from "next-intl";
import type { ReadingNotes as Notes } from "@/lib/csv-import/table/table";

const maxNumbers = 8;
const kinds = ["aboveRows", "repairedRows", "shiftedRows", "shortRows", "leftOutRows"] as const;

/** One sentence for each kind of rows that were not read quite as they stand. */
export function ReadingNotes({ notes }: { notes: Notes }) {
  const t = useTranslations();
  const format = useFormatter();

  function listOf(rows: readonly number[]): string {
    const more = rows.length > maxNumbers ? [t("csv-import|notes|more")] : [];
    return format.list([...rows.slice(0, maxNumbers).map(String), ...more]);
  }

  return (
    <ul className="max-w-text space-y-1 text-sm text-caution empty:hidden">
      {kinds
        .filter((kind) => notes[kind].length > 0)
        .map((kind) => (
          <li key={kind}>
            {t(`csv-import|notes|${kind}`, {
              count: notes[kind].length,
              rows: listOf(notes[kind]),
            })}
          </li>
        ))}
    </ul>
  );
}
