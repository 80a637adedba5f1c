import { useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import type { PreviewListing } from "@/lib/csv-import/previewed-row";
import { formatEuros } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import { isLot } from "@/lib/listings/rules";

/** All of a row that its card leaves out; what is not there is not named. */
export function RowFacts({ listing }: { listing: PreviewListing }) {
  const t = useTranslations();
  return (
    <details className="rounded border px-4 py-2">
      <summary className="control-size flex items-center font-semibold text-petrol">
        {t("csv-import|row|all")}
      </summary>
      <DefinitionList items={factsOf(listing, t)} className="mt-2 border-t" />
    </details>
  );
}

function factsOf(listing: PreviewListing, t: Translator): Definition[] {
  const { shippingPriceInCt, shippingPossible, condition, yearOfManufacture } = listing;
  const yesNo = (is: boolean) => t(is ? "csv-import|row|yes" : "csv-import|row|no");
  const texts = {
    nameDe: listing.nameDe,
    descriptionDe: listing.descriptionDe,
    nameEn: listing.nameEn,
    descriptionEn: listing.descriptionEn,
    condition: condition && t(`listing|condition|${condition}`),
    bundleOnly: yesNo(isLot(listing)),
    shippingPossible: yesNo(shippingPossible),
    pickupPossible: yesNo(listing.pickupPossible),
    shippingNote: listing.shippingNote,
  };
  const numbers = {
    mpn: listing.mpn,
    ean: listing.ean,
    alternateProductCodes: listing.alternateProductCodes.join(" · "),
    ownArticleNumber: listing.ownArticleNumber,
    yearOfManufacture: yearOfManufacture === null ? null : String(yearOfManufacture),
    dateCode: listing.dateCode,
    priceForBundle: formatEuros(listing.priceForBundle),
    shippingPriceInCt: shippingPossible
      ? shippingPriceInCt === null
        ? t("csv-import|row|by_agreement")
        : formatEuros(shippingPriceInCt)
      : null,
  };
  return [
    ...definitionsOf(t, numbers, true),
    ...definitionsOf(t, texts, false),
    pictureOf(listing, t),
  ];
}

function definitionsOf(
  t: Translator,
  values: Record<string, string | null>,
  numeric: boolean,
): Definition[] {
  return Object.entries(values).flatMap(([field, value]) =>
    value
      ? [{ term: t(`listing|form|${field}` as never), value: <Text value={value} />, numeric }]
      : [],
  );
}

function Text({ value }: { value: string }) {
  return <span className="wrap-anywhere whitespace-pre-line">{value}</span>;
}

function pictureOf({ picture }: PreviewListing, t: Translator): Definition {
  return { term: t("csv-import|row|picture"), value: t(`csv-import|row|picture|${picture}`) };
}
