import { useFormatter, useTranslations } from "next-intl";
import type { HiddenRows, ReadingNotes as Notes } from "@/lib/csv-import/read-file-result";

const maxNumbers = 8;

const kinds = ["aboveRows", "repairedRows", "shiftedRows", "shortRows", "leftOutRows"] as const;

interface ReadingNotesProps {
  notes: Notes;
  hidden: { count: number; are: HiddenRows };
}

export function ReadingNotes({ notes, hidden: { count, are } }: ReadingNotesProps) {
  const t = useTranslations();
  const format = useFormatter();

  function listOf(rows: readonly number[]): string {
    const more = rows.length > maxNumbers ? [t("csv-import|notes|more")] : [];
    return format.list([...rows.slice(0, maxNumbers).map(String), ...more]);
  }

  return (
    <ul className="max-w-text space-y-1 text-sm text-caution empty:hidden">
      {count > 0 ? <li>{t(`csv-import|notes|hidden_${are}`, { count })}</li> : null}
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
