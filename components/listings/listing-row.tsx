import type { ReactNode } from "react";
import { Marked } from "@/components/ui/marked";
import { SoftLink } from "@/components/ui/soft-link";
import { UnbrokenNumbers } from "./detail/unbroken-numbers";
import { listingColumns, selectableColumns } from "./list-columns";
import { ListingThumbnail } from "./listing-thumbnail";
import { RowCodesLine } from "./row-codes-line";
import type { RowTexts, RowView } from "./row-view";

/** What whoever manages the listings can do in a row. */
export interface RowTools {
  selection: ReactNode;
  actions: ReactNode;
}

export type RowHeading = "h2" | "h3";

interface ListingRowProps {
  row: RowView;
  texts: RowTexts;
  heading: RowHeading;
  isLazy: boolean;
  tools?: RowTools | undefined;
}

/** A row on a desk, a card on a phone. */
export function ListingRow({ row, texts, heading: Heading, isLazy, tools }: ListingRowProps) {
  const { href } = row;
  const columns = tools ? `relative has-checked:bg-steel-1 ${selectableColumns}` : listingColumns;
  return (
    <li
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 rounded border p-3 lg:items-center lg:gap-y-0 lg:rounded-none lg:border-x-0 lg:border-t-0 lg:px-0 lg:py-1.5 lg:hover:bg-steel-1 ${columns}`}
    >
      {tools?.selection}
      <SoftLink href={href} ahead tabIndex={-1} aria-hidden="true" className="lg:row-span-2">
        <ListingThumbnail picture={row.picture} missing={texts.noPicture} isLazy={isLazy} />
      </SoftLink>
      <div className={`min-w-0 text-sm max-lg:pointer-coarse:-mt-3 ${tools ? "max-lg:pr-9" : ""}`}>
        <RowCodesLine codes={row.codes} more={row.more} reason={row.reason} />
        <Heading className="xl:cut-line">
          <SoftLink
            href={href}
            ahead
            className="tap-size tap-down hover:text-petrol hover:underline xl:pointer-coarse:truncate"
          >
            <RowName name={row.name} />
          </SoftLink>
        </Heading>
        {row.picture.src ? null : <p className="sr-only">{texts.noPicture}</p>}
      </div>
      <div
        className={`col-span-2 text-xs text-steel-3 lg:col-end-[-1] lg:row-start-2 ${tools ? "lg:col-start-3" : "lg:col-start-2"}`}
      >
        <p className="max-md:line-clamp-2">
          {row.offers ? <span className="font-semibold text-ink">{row.offers} · </span> : null}
          {row.preview}
        </p>
        {row.owner ? (
          <p className="wrap-anywhere">
            {texts.owner}{" "}
            <SoftLink href={row.owner.href} className="link tap-size tap-down">
              {row.owner.name}
            </SoftLink>
            {row.owner.contact}
          </p>
        ) : null}
        {tools?.actions}
      </div>
      <RowOrigin row={row} texts={texts} />
      <RowTerms row={row} texts={texts} />
    </li>
  );
}

/** On a phone, where it takes several lines, its numbers stay whole; on a desk it has one line, all of it underlined. */
function RowName({ name }: Pick<RowView, "name">) {
  const [whole = ""] = name;
  return name.length > 1 ? (
    <Marked text={name} />
  ) : (
    <UnbrokenNumbers text={whole} className="max-lg:inline-block max-lg:max-w-full" />
  );
}

/** Who made it, and in what condition it is. */
function RowOrigin({ row, texts }: Pick<ListingRowProps, "row" | "texts">) {
  const { manufacturer, condition } = row;
  return (
    <div className="col-span-2 flex min-w-0 flex-wrap items-baseline gap-x-3 text-sm hyphens-auto max-lg:pointer-coarse:-my-2 lg:col-span-1 lg:block">
      <p>
        <span className="text-steel-3 lg:sr-only">{texts.manufacturer}: </span>
        <SoftLink
          href={manufacturer.href}
          className="link tap-size tap-up pointer-coarse:align-baseline"
        >
          {manufacturer.name}
        </SoftLink>
      </p>
      {condition ? <p className="text-xs text-steel-3">{condition}</p> : null}
    </div>
  );
}

/** The numbers of a row, each under its head on a desk and beside its name on a phone. */
function RowTerms({ row, texts }: { row: RowView; texts: RowTexts }) {
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
