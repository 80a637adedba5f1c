import { useTranslations } from "next-intl";
import { useId } from "react";
import { shownText } from "@/lib/csv-import/parse/cell-text";
import { type AskedReading, noHeadingRow, type TableRow } from "@/lib/csv-import/read-file-result";
import type { ShownFile } from "./read-and-pack-file";

interface FirstRowsProps {
  shown: ShownFile;
  headingRow: number;
  onAsk: (wanted: AskedReading) => void;
}

export function FirstRows({ shown: { firstRows }, headingRow, onAsk }: FirstRowsProps) {
  const t = useTranslations();
  const name = useId();
  const isBare = headingRow === noHeadingRow;
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
            {firstRows.map((row) => (
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
