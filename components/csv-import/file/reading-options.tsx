import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/inputs/text-field";
import { shownText } from "@/lib/csv-import/parse/cell-text";
import {
  type AskedReading,
  delimiters,
  type FileReading,
  type HiddenRows,
  hiddenRowChoices,
  type ReadingNotes as Notes,
  noHeadingRow,
  type TableRow,
  textEncodings,
} from "@/lib/csv-import/read-file-result";
import { formatInteger } from "@/lib/i18n/formats";
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

interface FirstRowsProps {
  shown: ShownFile;
  headingRow: number;
  onAsk: (wanted: AskedReading) => void;
}

const rowsBelowHeadings = 8;

export function FirstRows({ shown: { firstRows }, headingRow, onAsk }: FirstRowsProps) {
  const t = useTranslations();
  const [isWhole, setWhole] = useState(false);
  const name = useId();
  const isBare = headingRow === noHeadingRow;
  const place = firstRows.findIndex(({ number }) => number === headingRow);
  const rows = isWhole ? firstRows : firstRows.slice(0, place + 1 + rowsBelowHeadings);
  const width = Math.max(...firstRows.map(({ cells }) => cells.length));
  return (
    <div>
      <p className="mb-2 text-sm text-steel-3">
        {t(isBare ? "csv-import|rows|unmarked" : "csv-import|rows|marked")}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling place has no element of its own. */}
      <div
        role="region"
        aria-label={t("csv-import|rows|label")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="relative max-h-112 overflow-auto rounded border"
      >
        <table className="min-w-full border-collapse text-sm">
          <caption className="sr-only">{t("csv-import|rows|label")}</caption>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.number}
                row={row}
                width={width}
                headingRow={headingRow}
                radioName={name}
                onChoose={() => onAsk({ headingRow: row.number })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <label className="mt-2 flex w-fit items-center gap-2 px-3 text-sm pointer-coarse:min-h-11">
        <input
          type="radio"
          name={name}
          checked={isBare}
          onChange={() => onAsk({ headingRow: noHeadingRow })}
        />
        {t("csv-import|rows|no_headings")}
      </label>
      {rows.length < firstRows.length ? (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          {t("csv-import|rows|more")}
        </Button>
      ) : null}
    </div>
  );
}

interface RowProps {
  row: TableRow;
  width: number;
  headingRow: number;
  radioName: string;
  onChoose: () => void;
}

function Row({ row: { number, cells }, width, headingRow, radioName, onChoose }: RowProps) {
  const t = useTranslations();
  const isHeading = number === headingRow;
  const isAbove = number < headingRow;
  const last = Math.max(
    0,
    cells.findLastIndex((cell) => cell !== ""),
  );
  const CellTag = isHeading ? "th" : "td";
  return (
    <tr className={`not-first:border-t ${rowStyle(number, headingRow)}`}>
      <th scope="row" className={numberStyle}>
        <label className="flex items-center gap-2 font-normal tabular-nums pointer-coarse:min-h-11">
          <input
            type="radio"
            name={radioName}
            checked={isHeading}
            onChange={onChoose}
            aria-label={t("csv-import|rows|heading_of", { row: String(number) })}
          />
          <span aria-hidden="true">{number}</span>
        </label>
      </th>
      {cells.slice(0, last + 1).map((cell, place) => (
        <CellTag
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
          key={place}
          scope={isHeading ? "col" : undefined}
          // The last cell spans the empty ones, so that a title does not widen a column.
          colSpan={place === last ? width - last : 1}
          className={`truncate px-3 py-1.5 text-start ${isAbove ? "max-w-0" : "max-w-64"}`}
        >
          {shownText(cell)}
        </CellTag>
      ))}
    </tr>
  );
}

function rowStyle(number: number, headingRow: number): string {
  if (number === headingRow) {
    return "bg-steel-1 font-semibold";
  }
  return number < headingRow ? "text-steel-3" : "";
}

const numberStyle = "sticky start-0 w-0 bg-paper border-e px-3 py-1.5";
