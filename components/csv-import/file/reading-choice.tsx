import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { delimiters, type FileReading, noHeadingRow, textEncodings } from "@/lib/csv-import/fields";
import { type AskedReading, type HiddenRows, hiddenRowChoices } from "@/lib/csv-import/table/table";
import type { ShownFile } from "./file-messages";

interface ReadingChoiceProps {
  shown: ShownFile;
  /** As found or as asked for. */
  reading: FileReading;
  hiddenRows: HiddenRows;
  onAsk: (wanted: AskedReading) => void;
}

/** How the file was read, as a quiet line; open, it is read otherwise. */
export function ReadingChoice({ shown, reading, hiddenRows, onAsk }: ReadingChoiceProps) {
  const t = useTranslations();
  const { sheets, firstRows } = shown;
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
        {firstRows.length > 0 ? (
          <Choice
            label={t("csv-import|reading|heading_row")}
            value={String(reading.headingRow)}
            options={[
              ...firstRows.map(({ number }): [string, string] => [String(number), String(number)]),
              [String(noHeadingRow), t("csv-import|reading|no_headings")],
            ]}
            onChoose={(number) => onAsk({ headingRow: Number(number) })}
          />
        ) : null}
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
  label: ReactNode;
  value: Value;
  options: [Value, string][];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Field label={label} htmlFor={id}>
      <Select
        id={id}
        value={value}
        className="w-full"
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
