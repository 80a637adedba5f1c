import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { SelectField } from "@/components/ui/inputs/text-field";
import {
  type AskedReading,
  delimiters,
  type FileReading,
  type HiddenRows,
  hiddenRowChoices,
  type ReadingNotes as Notes,
  textEncodings,
} from "@/lib/csv-import/read-file-result";
import type { ShownFile } from "./read-and-pack-file";

interface ReadingChoiceProps {
  shown: ShownFile;
  reading: FileReading;
  hiddenRows: HiddenRows;
  onAsk: (wanted: AskedReading) => void;
}

export function ReadingChoice({ shown, reading, hiddenRows, onAsk }: ReadingChoiceProps) {
  const t = useTranslations();
  const { sheets } = shown;
  return (
    <details className="group">
      <summary className="w-fit max-w-full py-1 text-sm">
        <ReadingText reading={reading} sheetCount={sheets.length} />{" "}
        <span className="link">{t("csv-import|reading|change")}</span>
      </summary>
      <div className="mt-3 grid gap-4 md:grid-cols-3">
        {reading.kind === "text" ? (
          <>
            <Choice
              label={t("csv-import|reading|encoding")}
              value={reading.encoding}
              options={textEncodings.map((value) => [value, t(`csv-import|encoding|${value}`)])}
              onChoose={(encoding) => onAsk({ encoding })}
            />
            <Choice
              label={t("csv-import|reading|delimiter")}
              value={reading.delimiter}
              options={delimiters.map((value) => [
                value,
                t(`csv-import|delimiter|${nameOf[value]}`),
              ])}
              onChoose={(delimiter) => onAsk({ delimiter })}
            />
          </>
        ) : (
          <Choice
            label={t("csv-import|reading|sheet")}
            value={reading.sheet}
            options={sheets.map((name) => [name, name])}
            onChoose={(sheet) => onAsk({ sheet })}
          />
        )}
        {shown.hiddenRows > 0 ? (
          <Choice
            label={t("csv-import|reading|hidden_rows")}
            value={hiddenRows}
            options={hiddenRowChoices.map((value) => [value, t(`csv-import|hidden_rows|${value}`)])}
            onChoose={(chosen) => onAsk({ hiddenRows: chosen })}
          />
        ) : null}
      </div>
    </details>
  );
}

function ReadingText({ reading, sheetCount }: { reading: FileReading; sheetCount: number }) {
  const t = useTranslations();
  const row = String(reading.headingRow);
  if (reading.kind === "xlsx") {
    const { sheet } = reading;
    return t("csv-import|reading|xlsx", { sheet, row, sheets: sheetCount });
  }
  const encoding = t(`csv-import|encoding|${reading.encoding}`);
  const delimiter = t(`csv-import|delimiter|${nameOf[reading.delimiter]}`);
  return t("csv-import|reading|text", { encoding, delimiter, row });
}

const nameOf = { ";": "semicolon", ",": "comma", "\t": "tab", "|": "pipe" } as const;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: [Value, string][];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <SelectField
      name={useId()}
      label={label}
      value={value}
      className="w-full"
      onChange={({ target }) => onChoose(target.value as Value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

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
