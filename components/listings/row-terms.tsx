import type { RowTexts, RowView } from "./row-view";

/** The numbers of a row, each under its head on a desk and beside its name on a phone. */
export function RowTerms({ row, texts }: { row: RowView; texts: RowTexts }) {
  return (
    <dl className="col-span-2 grid grid-cols-[1fr_1fr_minmax(30%,max-content)] gap-x-3 text-sm lg:contents">
      <Term label={texts.available} value={row.available} />
      <Term label={texts.minimum} value={row.minimum} isWord={row.isLot} />
      <Term label={texts.price} value={row.price} note={row.priceNote} />
    </dl>
  );
}

interface TermProps {
  label: string;
  value: string;
  note?: string;
  isWord?: boolean;
}

function Term({ label, value, note, isWord }: TermProps) {
  return (
    <div className="last:text-end lg:text-end">
      <dt className="text-xs text-steel-3 lg:sr-only">{label}</dt>
      <dd className="lg:flex lg:flex-col lg:items-end">
        <span className={isWord ? "" : "font-mono whitespace-nowrap"}>{value}</span>
        {note ? <span className="block text-xs text-steel-3">{note}</span> : null}
      </dd>
    </div>
  );
}
