import type { Party } from "@/lib/fields/party";
import { mediaUrl } from "@/lib/files/content/image-variants";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import type { Listing } from "@/lib/listings/listing";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import type { MarkedText } from "@/lib/search/mark-code";
import { searchHref } from "@/lib/search/search-address";
import type { Match, Offers } from "@/lib/search/search-page-schema";
import { listingTextsIn } from "@/lib/stock/listing-in-language";
import { isBundle, minimumOf, piecePriceInCt, shownPrice } from "@/lib/stock/lots-and-prices";
import { unavailableReasonOf } from "@/lib/stock/rules";
import { type RowCode, rowCodesOf } from "./row-codes";

// As in search: prefixes from three characters on, parts of German compounds from four.
const minBeginning = 3;
const minInside = 4;

function markedName(name: string, query: string, match: Match | null): MarkedText {
  const words = match?.kind === "words" ? (query.match(/[\p{L}\p{N}]+/gu) ?? []) : [];
  return words.length === 0
    ? [name]
    : name.split(new RegExp(`(${words.map(patternOf).join("|")})`, "giu"));
}

/** Words have letters and digits only, so nothing needs escaping. */
function patternOf(word: string): string {
  const start = word.length < minInside ? "(?<![\\p{L}\\p{N}])" : "";
  const end = word.length < minBeginning ? "(?![\\p{L}\\p{N}])" : "";
  return start + word + end;
}

const previewLength = 126;

/** Displayed values, the only data of a listing that a list sends to the browser. */
export interface RowView {
  id: number;
  /** Undefined for a preview, whose row has no links. */
  href: string | undefined;
  image: RowImage;
  codes: RowCode[];
  more: { label: string; codes: RowCode[] } | null;
  reason: Reason | null;
  name: MarkedText;
  preview: string;
  manufacturer: NamedLink<string | undefined>;
  condition: string | null;
  /** For administrators only; `contact` is " · 28217 Bremen · address". */
  owner: (NamedLink & { contact: string }) | null;
  available: string;
  minimum: string;
  price: string;
  priceNote: string;
  /** The number of offers when there are several. */
  offers: string | null;
  /** A bundle shows a word instead of a minimum. */
  isLot: boolean;
}

export interface RowTexts {
  manufacturer: string;
  available: string;
  minimum: string;
  price: string;
  owner: string;
  noImage: string;
}

interface NamedLink<Href = string> {
  name: string;
  href: Href;
}

/** Why a row is a result although its own number does not match. */
interface Reason {
  label: string;
  isDoubtful: boolean;
}

interface RowContext {
  query: string;
  code: string;
  match: Match | null;
  offers: Offers | null;
  locale: string;
  showsOwner: boolean;
  displayName: (username: string) => string;
  /** A row of a CSV file. */
  isPreview?: boolean;
  t: Translator;
}

export function rowViewOf(listing: Listing, context: RowContext): RowView {
  const {
    query,
    code,
    match,
    offers,
    locale,
    showsOwner,
    displayName,
    isPreview = false,
    t,
  } = context;
  const { id, manufacturer, condition, owner } = listing;
  const { name, description } = listingTextsIn(locale, listing);
  return {
    id,
    href: isPreview ? undefined : `/listing/detail/${id}`,
    image: rowImageOf(listing, t, isPreview),
    ...rowCodesOf(listing, code, match, t, isPreview),
    reason: reasonOf(listing, match, t),
    name: markedName(name, query, match),
    preview: previewOf(description),
    manufacturer: {
      name: manufacturer.name,
      href: isPreview ? undefined : searchHref({ manufacturerId: manufacturer.id }),
    },
    condition: condition && t(`listings|condition|${condition}`),
    owner: owner && showsOwner ? ownerOf(owner, displayName) : null,
    ...termsOf(listing, locale, t),
    offers: offers && offersText(offers, t),
  };
}

const maxOffers = 100;

function offersText({ count, fromPieceInCt }: Offers, t: Translator): string {
  const price = formatEuros(Math.round(fromPieceInCt));
  return count < maxOffers
    ? t("listings|offers", { count, price })
    : t("listings|offers_capped", { shown: String(maxOffers), price });
}

function ownerOf(owner: Party, displayName: RowContext["displayName"]) {
  const { id, username, email, billingAddress } = owner;
  const town = [billingAddress?.zipCode, billingAddress?.city].filter(Boolean).join(" ");
  const contact = [town, email].filter(Boolean).map((part) => ` · ${part}`);
  return { name: displayName(username), href: `/listing/user/${id}`, contact: contact.join("") };
}

function reasonOf(listing: Listing, match: Match | null, t: Translator): Reason | null {
  if (!match) {
    return null;
  }
  const { kind, words } = match;
  if (kind === "words") {
    return { label: t(`listings|match|words|${words ?? "name"}`), isDoubtful: false };
  }
  const isDoubtful = kind === "similar";
  if (isAlternate(listing, match)) {
    return { label: t(`listings|match|alternate|${kind}`), isDoubtful };
  }
  return kind === "exact" ? null : { label: t(`listings|match|${kind}`), isDoubtful };
}

/** Found by a code other than the manufacturer's number, so it may be another part. */
function isAlternate({ mpn, ean }: Listing, { code }: Match): boolean {
  return code !== null && ![mpn, ean].some((own) => own && normaliseCode(own) === code);
}

function termsOf(listing: Listing, locale: string, t: Translator) {
  const { availableQuantity, priceForBundle } = listing;
  const isLot = isBundle(listing);
  const priceInCt = piecePriceInCt(listing);
  const price = priceInCt ?? shownPrice(listing)?.inCt;
  const lotNote =
    priceInCt === null
      ? t("listings|for_bundle")
      : t("listings|bundle_total", { price: formatEuros(priceForBundle) });
  return {
    available: formatInteger(availableQuantity, locale),
    minimum: isLot ? t("listings|bundle") : formatInteger(minimumOf(listing), locale),
    price: price === undefined ? "–" : formatEuros(price),
    priceNote: priceNoteOf(),
    isLot,
  };

  function priceNoteOf(): string {
    if (price === undefined) {
      return t("listings|without_price");
    }
    return isLot ? lotNote : t("listings|per_piece");
  }
}

function previewOf(description: string): string {
  const characters = [...description.replace(/\s+/g, " ").trim()];
  const preview = characters.slice(0, previewLength).join("");
  return characters.length > previewLength ? `${preview.trimEnd()}…` : preview;
}

export interface RowImage {
  src: string | null;
  /** Why the part cannot be requested. */
  overlay: string | null;
}

export function rowImageOf(listing: Listing, t: Translator, isPreview = false): RowImage {
  const overlay = isPreview ? "preview" : unavailableReasonOf(listing);
  return {
    src: listing.mainImageId && mediaUrl(listing.mainImageId, "w112.webp"),
    overlay: overlay && t(`listing|overlay|${overlay}`),
  };
}
