import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { HiddenRows, ReadingNotes as Notes } from "@/lib/csv-import/read-file-result";
import { formatInteger } from "@/lib/i18n/formats";

const maxNumbers = 8;

const kinds = ["aboveRows", "repairedRows", "shiftedRows", "shortRows", "leftOutRows"] as const;

interface ReadingNotesProps {
  notes: Notes;
  hidden: { count: number; are: HiddenRows };
}

export function ReadingNotes({ notes, hidden: { count, are } }: ReadingNotesProps) {
  const t = useTranslations();
  const locale = useLocale();
  const format = useFormatter();

  function listOf(rows: readonly number[]): string {
    const more = rows.length > maxNumbers ? [t("csv-import|notes|more")] : [];
    return format.list([...rows.slice(0, maxNumbers).map(String), ...more]);
  }

  return (
    <ul className="max-w-text space-y-1 text-sm text-caution empty:hidden">
      {count > 0 ? (
        <li>
          {t(`csv-import|notes|hidden_${are}`, { count, rows: formatInteger(count, locale) })}
        </li>
      ) : null}
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
