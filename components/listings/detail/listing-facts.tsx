import { useLocale, useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import type { Listing } from "@/lib/listings/listing";
import { isBundle, minimumOf, piecePriceInCt } from "@/lib/listings/rules";
import { shippingText } from "../shipping-text";
import { closureOf } from "./listing-closure";

/** How many, at what price, the least, and how it gets to the buyer; owners see the breakdown (spec §6). */
export function ListingFacts({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const locale = useLocale();
  const pieces = (count: number) => piecesText(count, t, locale);
  const items: Definition[] = [
    ...conditionItems(listing, t),
    availableItem(listing, t, locale),
    ...priceItems(listing, t, locale),
    {
      term: t("listing|minimum"),
      value: isBundle(listing) ? t("listing|whole_bundle") : pieces(minimumOf(listing)),
      numeric: !isBundle(listing),
    },
    { term: t("listing|delivery"), value: <Delivery listing={listing} /> },
    ...ageItems(listing, t),
  ];
  if (listing.reservedQuantity !== null && listing.soldQuantity !== null) {
    items.push(
      { term: t("listing|quantity_total"), value: pieces(listing.quantity), numeric: true },
      { term: t("listing|reserved"), value: pieces(listing.reservedQuantity), numeric: true },
      { term: t("listing|sold"), value: pieces(listing.soldQuantity), numeric: true },
      { term: t("listing|views"), value: formatInteger(listing.views, locale), numeric: true },
    );
  }
  if (listing.ownArticleNumber !== null) {
    const value = <span className="wrap-anywhere">{listing.ownArticleNumber}</span>;
    items.push({ term: t("listing|ownArticleNumber"), value, numeric: true });
  }
  return (
    <DefinitionList items={items} className="mt-4 border-y [--terms:9.5rem] pointer-coarse:mt-2" />
  );
}

function piecesText(count: number, t: Translator, locale: string): string {
  return t("listing|pieces", { count, shown: formatInteger(count, locale) });
}

function availableItem(listing: Listing, t: Translator, locale: string): Definition {
  const closure = closureOf(listing);
  return closure
    ? { term: t("listing|closure"), value: t(`listing|overlay|${closure}`) }
    : {
        term: t("listing|available"),
        value: piecesText(listing.availableQuantity, t, locale),
        numeric: true,
      };
}

/** What a buyer of surplus asks first. */
function conditionItems({ condition }: Listing, t: Translator): Definition[] {
  return condition === null
    ? []
    : [{ term: t("listing|condition"), value: t(`listing|condition|${condition}`) }];
}

function ageItems({ yearOfManufacture, dateCode }: Listing, t: Translator): Definition[] {
  const items: Definition[] = [];
  if (yearOfManufacture !== null) {
    const value = String(yearOfManufacture);
    items.push({ term: t("listing|yearOfManufacture"), value, numeric: true });
  }
  if (dateCode !== null) {
    items.push({ term: t("listing|dateCode"), value: dateCode, numeric: true });
  }
  return items;
}

function priceItems(listing: Listing, t: Translator, locale: string): Definition[] {
  const priceInCt = piecePriceInCt(listing);
  if (priceInCt === null && !isBundle(listing)) {
    return [{ term: t("listing|price_piece"), value: t("listing|without_price") }];
  }
  if (priceInCt === null) {
    return [
      {
        term: totalTerm(listing.quantity, t, locale),
        value: formatEuros(listing.priceForBundle),
        numeric: true,
      },
    ];
  }
  const piece = formatEuros(priceInCt);
  const items = [{ term: t("listing|price_piece"), value: piece, numeric: true }];
  if (closureOf(listing) === null) {
    const remaining = formatEuros(priceInCt * listing.availableQuantity);
    const term = totalTerm(listing.availableQuantity, t, locale);
    items.push({ term, value: remaining, numeric: true });
  }
  return items;
}

/** The bracket stays on one line. */
function totalTerm(count: number, t: Translator, locale: string): string {
  const pieces = piecesText(count, t, locale).replace(" ", "\u00a0");
  return t("listing|price_total", { pieces });
}

function Delivery({ listing }: { listing: Listing }) {
  const t = useTranslations();
  return (
    <ul>
      {listing.shippingPossible ? <li>{shippingText(t, listing.shippingPriceInCt)}</li> : null}
      {listing.pickupPossible ? <li>{t("listing|pickup")}</li> : null}
      {listing.shippingNote ? <li className="text-sm">{listing.shippingNote}</li> : null}
    </ul>
  );
}
