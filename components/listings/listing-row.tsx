import { cx } from "class-variance-authority";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useShownUsername } from "@/components/account/use-shown-username";
import { SoftLink } from "@/components/ui/soft-link";
import type { Listing } from "@/lib/listings/listing";
import { textsIn } from "@/lib/listings/rules";
import { type Match, searchHref } from "@/lib/search/schema";
import { ListingCodeLinks } from "./listing-code-links";
import { ListingRowFacts } from "./listing-row-facts";
import { ListingThumbnail } from "./listing-thumbnail";
import { MarkedName } from "./marked-name";
import { MatchReason } from "./match-reason";

/** Picture, part, manufacturer, available, minimum, price: the head of the list and every row share them. */
export const listingColumns =
  "lg:grid-cols-[3.5rem_minmax(0,1fr)_8.5rem_4.5rem_6rem_7.5rem] lg:gap-x-4";
/** The same with a box to tick before them; on a phone it stands in the card's corner. */
export const selectableColumns =
  "lg:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_6.5rem_4.5rem_6rem_6rem] lg:gap-x-3 min-[76rem]:grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_8.5rem_4.5rem_6rem_7.5rem] min-[76rem]:gap-x-4";

const previewLength = 126;

interface ListingRowProps {
  listing: Listing;
  match: Match | null;
  query: string;
  locale: string;
  showsOwner: boolean;
  isLazy: boolean;
  tools?: RowTools | undefined;
}

/** What whoever manages the listings can do in a row. */
export interface RowTools {
  selection: ReactNode;
  actions: ReactNode;
}

export function ListingRow(props: ListingRowProps) {
  const { listing, match, query, locale, showsOwner, isLazy, tools } = props;
  const t = useTranslations();
  const shownUsername = useShownUsername();
  const { name, description } = textsIn(locale, listing);
  const href = `/listing/detail/${listing.id}`;
  return (
    <li
      className={cx(
        "grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 rounded border p-3 lg:items-center lg:rounded-none lg:border-x-0 lg:border-t-0 lg:px-0 lg:py-1.5 lg:hover:bg-steel-1",
        tools ? `relative has-checked:bg-steel-1 ${selectableColumns}` : listingColumns,
      )}
    >
      {tools?.selection}
      <SoftLink href={href} ahead tabIndex={-1} aria-hidden="true">
        <ListingThumbnail listing={listing} isLazy={isLazy} />
      </SoftLink>
      <div className={cx("min-w-0 text-sm max-lg:pointer-coarse:-mt-3", tools && "max-lg:pr-9")}>
        <div className="flex flex-wrap items-baseline gap-x-3 lg:flex-nowrap">
          <ListingCodeLinks listing={listing} match={match} query={query} />
          <MatchReason match={match} />
        </div>
        <h2 className="lg:cut-line">
          <SoftLink
            href={href}
            ahead
            className="tap-size tap-down hover:text-petrol hover:underline lg:pointer-coarse:truncate"
          >
            <MarkedName name={name} match={match} query={query} />
          </SoftLink>
        </h2>
        <p className="line-clamp-2 text-xs text-steel-3 lg:line-clamp-1">
          {previewOf(description)}
        </p>
        {tools?.actions}
      </div>
      <div className="col-span-2 min-w-0 text-sm lg:col-span-1">
        <p>
          <span className="text-steel-3 lg:sr-only">{t("listing|manufacturer")}: </span>
          <SoftLink
            href={searchHref({ manufacturerId: listing.manufacturerId })}
            className="link tap-size tap-up"
          >
            {listing.manufacturer.name}
          </SoftLink>
        </p>
        {listing.condition ? (
          <p className="text-xs text-steel-3">{t(`listings|condition|${listing.condition}`)}</p>
        ) : null}
        {listing.owner && showsOwner ? (
          <p
            title={shownUsername(listing.owner.username)}
            className="text-xs wrap-anywhere text-steel-3 lg:cut-line"
          >
            {t("listings|owner")}{" "}
            <SoftLink href={`/listing/user/${listing.owner.id}`} className="link tap-size tap-down">
              {shownUsername(listing.owner.username)}
            </SoftLink>
          </p>
        ) : null}
      </div>
      <ListingRowFacts listing={listing} />
    </li>
  );
}

/** 126 characters and an ellipsis (spec §9), in one line of text. */
function previewOf(description: string): string {
  const characters = [...description.replace(/\s+/g, " ").trim()];
  const preview = characters.slice(0, previewLength).join("");
  return characters.length > previewLength ? `${preview.trimEnd()}…` : preview;
}
