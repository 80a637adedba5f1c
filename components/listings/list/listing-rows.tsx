import type { ReactNode } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { Marked } from "@/components/ui/marked";
import { SoftLink } from "@/components/ui/soft-link";
import { ListingThumbnail } from "./listing-thumbnail";
import type { RowCode } from "./row-codes";
import type { RowTexts, RowView } from "./row-view";
import { UnbrokenNumbers } from "./unbroken-numbers";

export interface RowTools {
  selection: ReactNode;
  actions: ReactNode;
}

export type RowHeading = "h2" | "h3";

export interface ListingRowsProps {
  rows: RowView[];
  texts: RowTexts;
  heading: RowHeading;
  /** Undefined in lists without actions. */
  tools: RowTools[] | undefined;
}

// Images of these rows load at once, the others when scrolled to.
const aboveTheFold = 8;

export function ListingRows({ rows, texts, heading, tools }: ListingRowsProps) {
  return (
    <ul className="space-y-3 lg:space-y-0">
      {rows.map((row, place) => (
        <ListingRow
          key={row.id}
          row={row}
          texts={texts}
          heading={heading}
          isLazy={place >= aboveTheFold}
          tools={tools?.[place]}
        />
      ))}
    </ul>
  );
}

interface ListingRowProps {
  row: RowView;
  texts: RowTexts;
  heading: RowHeading;
  isLazy: boolean;
  tools?: RowTools | undefined;
}

function ListingRow({ row, texts, heading: Heading, isLazy, tools }: ListingRowProps) {
  const { href } = row;
  const columns = tools ? `relative has-checked:bg-steel-1 ${selectableColumns}` : listingColumns;
  return (
    <li
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 rounded border p-3 lg:items-center lg:gap-y-0 lg:rounded-none lg:border-x-0 lg:border-t-0 lg:px-0 lg:py-1.5 lg:hover:bg-steel-1 ${columns}`}
    >
      {tools?.selection}
      <SoftLink href={href} ahead tabIndex={-1} aria-hidden="true" className="lg:row-span-2">
        <ListingThumbnail image={row.image} missing={texts.noImage} isLazy={isLazy} />
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
        {row.image.src ? null : <p className="sr-only">{texts.noImage}</p>}
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

function RowName({ name }: Pick<RowView, "name">) {
  const [whole = ""] = name;
  return name.length > 1 ? (
    <Marked text={name} />
  ) : (
    <UnbrokenNumbers text={whole} className="max-lg:inline-block max-lg:max-w-full" />
  );
}

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

/**
 * Each code links to a search for it. On a desktop the line never wraps; codes that may be cut get the
 * remaining room.
 */
function RowCodesLine({ codes, more, reason }: Pick<RowView, "codes" | "more" | "reason">) {
  if (codes.length === 0 && !reason) {
    return null;
  }
  return (
    <ul className={listStyle}>
      {codes.map(toItem)}
      {more ? (
        <li className="text-xs has-[[open]]:basis-full">
          <details>
            <summary className="tap-size tap-up w-fit cursor-pointer list-none font-sans whitespace-nowrap text-petrol hover:underline">
              {more.label}
            </summary>
            <ul className={listStyle}>{more.codes.map(toItem)}</ul>
          </details>
        </li>
      ) : null}
      {reason ? (
        <li className="font-sans">
          <RowReason {...reason} />
        </li>
      ) : null}
    </ul>
  );
}

const listStyle = "flex flex-wrap items-baseline gap-x-3 font-mono pointer-fine:gap-y-1";

function toItem({ text, href, label, isVital }: RowCode) {
  return (
    <li
      key={text.join("")}
      className={`wrap-anywhere ${isVital ? "" : "lg:cut-line lg:max-w-max lg:min-w-0 lg:grow lg:basis-16"}`}
    >
      {label ? <span className="font-sans text-xs text-steel-3">{label} </span> : null}
      <SoftLink
        href={href}
        className={`tap-size tap-up hover:text-petrol hover:underline ${isVital ? "" : "lg:pointer-coarse:truncate"}`}
      >
        <Marked text={text} />
      </SoftLink>
    </li>
  );
}

function RowReason({ label, isDoubtful }: { label: string; isDoubtful: boolean }) {
  return isDoubtful ? (
    <StatusBadge tone="caution" label={label} />
  ) : (
    <span className="text-xs whitespace-nowrap text-steel-3">{label}</span>
  );
}

/** Image, part, manufacturer, available, minimum, price; shared by the list's head and its rows. */
export const listingColumns =
  "lg:grid-cols-[3.5rem_minmax(0,1fr)_6.5rem_4.5rem_6rem_6.5rem] lg:gap-x-3 xl:grid-cols-[3.5rem_minmax(0,1fr)_8.5rem_4.5rem_6rem_7.5rem] xl:gap-x-4";
/** With a checkbox first; on a phone it stands in the card's corner. */
export const selectableColumns =
  "lg:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_6.5rem_4.5rem_6rem_6.5rem] lg:gap-x-3 xl:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_8.5rem_4.5rem_6rem_7.5rem] xl:gap-x-4";
