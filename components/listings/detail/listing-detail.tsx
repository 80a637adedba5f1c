import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { StatusBadge } from "@/components/ui/badge";
import { buttonStyle } from "@/components/ui/button-style";
import { Copyable } from "@/components/ui/copyable";
import { BadgeCheck, Download } from "@/components/ui/icons";
import { type Definition, DefinitionList } from "@/components/ui/lists/definition-list";
import { PageLink } from "@/components/ui/page-link";
import { site } from "@/lib/config/site";
import { countryName } from "@/lib/fields/countries";
import { documentUrl } from "@/lib/files/content/image-variants";
import { isImage } from "@/lib/files/document-type";
import { formatDay, formatEuros, formatInteger } from "@/lib/i18n/formats";
import { shippingText } from "@/lib/i18n/shipping-text";
import type { Translator } from "@/lib/i18n/translator-type";
import type { Listing, ListingDocument } from "@/lib/listings/listing";
import type { AlternativeListings } from "@/lib/search/alternatives-schema";
import { listingTextsIn } from "@/lib/stock/listing-in-language";
import { isBundle, minimumOf, piecePriceInCt } from "@/lib/stock/lots-and-prices";
import { unavailableReasonForBuyer } from "@/lib/stock/rules";
import { requestClosedReasonOf } from "@/lib/transactions/rules";
import { UnbrokenNumbers } from "../list/unbroken-numbers";
import { DownloadLink } from "./download-link";
import { ListingAlternatives } from "./listing-alternatives";
import { ListingGallery } from "./listing-gallery";
import { listingCrumbs } from "./listing-structured-data";
import { ViewBeacon } from "./view-beacon";

interface ListingDetailProps {
  listing: Listing;
  /** The page's own address, for print. */
  address: string;
  manufacturerHref: string;
  action: ReactNode;
  /** The viewer's own listing cannot be requested. */
  isOwn?: boolean;
  alternatives?: AlternativeListings | null;
  children?: ReactNode;
}

export function ListingDetail({
  listing,
  address,
  manufacturerHref,
  action,
  isOwn = false,
  alternatives = null,
  children,
}: ListingDetailProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const texts = listingTextsIn(locale, listing);
  // Its height does not push down what follows the facts. On a phone its parts stand around the gallery.
  const beside = (
    // The key keeps the element and its input when it moves.
    <aside
      key="beside"
      className="max-lg:contents lg:order-3 lg:row-span-2 lg:space-y-6 print:hidden"
    >
      {alternatives ? (
        <ListingAlternatives
          listing={listing}
          manufacturerHref={manufacturerHref}
          alternatives={alternatives}
        />
      ) : null}
      <div className="order-1 space-y-6">{action}</div>
    </aside>
  );
  return (
    <article className="space-y-10 print:space-y-4">
      <div>
        <Breadcrumbs
          crumbs={listingCrumbs(listing, {
            locale,
            manufacturers: t("layout|manufacturers"),
            manufacturerHref,
          })}
        />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(16rem,13fr)_minmax(22rem,14fr)_minmax(18rem,10fr)] lg:grid-rows-[auto_1fr] print:grid-cols-[minmax(0,1fr)_14rem] print:gap-4">
          <div className="lg:order-2 print:order-1">
            <h1 className="text-xl break-words hyphens-auto">
              <UnbrokenNumbers text={texts.name} />
            </h1>
            <ListingClosureLine listing={listing} alternatives={alternatives} />
            <ListingCodes listing={listing} />
            <ListingFacts listing={listing} />
            {!isOwn && requestClosedReasonOf(listing) === null ? (
              // On a phone it stays at the bottom of the screen until the reader has scrolled past.
              <div className="foot-bar -mt-px border-t bg-paper py-3 lg:hidden print:hidden">
                <a
                  href="#request"
                  className={buttonStyle({ variant: "amber", className: "w-full md:w-auto" })}
                >
                  {t("transaction|request|submit")}
                </a>
              </div>
            ) : null}
          </div>
          {alternatives ? beside : null}
          <ListingGallery listing={listing} alt={texts.name} />
          {alternatives ? null : beside}
          <div className="order-2 mt-4 space-y-10 lg:order-4 lg:col-span-2 print:order-3 print:col-span-2 print:mt-0 print:space-y-4">
            <section className="max-w-prose">
              <h2 className="mb-2 text-lg">{t("listing|detail|description")}</h2>
              <p className="whitespace-pre-line break-words print:text-sm">{texts.description}</p>
            </section>
            <ListingDownloads documents={listing.documents} />
          </div>
        </div>
      </div>
      {children ? <div className="space-y-10 print:hidden">{children}</div> : null}
      <p className="hidden text-sm print:block">
        {site.name} · {address} ·{" "}
        <time dateTime={listing.updatedAt.toISOString()}>
          {t("listing|detail|as_of", { day: formatDay(listing.updatedAt, locale) })}
        </time>
      </p>
      <ViewBeacon listingId={listing.id} />
    </article>
  );
}

interface ListingClosureLineProps {
  listing: Listing;
  alternatives: AlternativeListings | null;
}

function ListingClosureLine({ listing, alternatives }: ListingClosureLineProps) {
  const t = useTranslations();
  const hasAlternatives = Object.values(alternatives ?? {}).some(({ length }) => length > 0);
  const closure = unavailableReasonForBuyer(listing);
  return closure === null ? null : (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <StatusBadge tone="caution" label={t(`listing|overlay|${closure}`)} />
      {hasAlternatives ? (
        <a href="#alternatives" className="link tap-size text-sm lg:hidden print:hidden">
          {t("listing|alternatives|see")}
        </a>
      ) : null}
    </p>
  );
}

function ListingCodes({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const codes = [
    { label: t("listing|mpn"), values: listing.mpn ? [listing.mpn] : [] },
    { label: t("listing|ean"), values: listing.ean ? [listing.ean] : [] },
    { label: t("listing|alternates"), values: listing.alternateProductCodes },
  ].filter(({ values }) => values.length > 0);
  return (
    <dl className="mt-4 space-y-1 pointer-coarse:mt-2 pointer-coarse:space-y-0">
      {codes.map(({ label, values }) => (
        <Row key={label} label={label}>
          {values.map((value) => (
            <Code key={value} value={value} />
          ))}
        </Row>
      ))}
      <Row label={t("listing|manufacturer")}>
        <PageLink
          href={`/listing/search?manufacturerId=${listing.manufacturerId}`}
          className="link tap-size pointer-coarse:align-baseline"
        >
          {listing.manufacturer.name}
        </PageLink>
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 md:gap-x-4">
      <dt className="w-31 shrink-0 text-sm text-steel-3 md:w-38">{label}</dt>
      <dd className="min-w-0 max-w-full grow basis-[max-content]">{children}</dd>
    </div>
  );
}

function Code({ value }: { value: string }) {
  const t = useTranslations();
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 font-mono">
      <Copyable value={value} copiedText={t("ui|copied", { value })} />
      <PageLink
        href={`/listing/search?query=${encodeURIComponent(value)}`}
        className="link tap-size font-sans text-sm print:hidden pointer-coarse:min-w-11"
        aria-label={t("listing|find_code", { code: value })}
      >
        {t("listing|find")}
      </PageLink>
    </div>
  );
}

function ListingFacts({ listing }: { listing: Listing }) {
  const [t, locale] = [useTranslations(), useLocale()];
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
    ...partItems(listing, t, locale),
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
  const closure = unavailableReasonForBuyer(listing);
  return closure
    ? { term: t("listing|closure"), value: t(`listing|overlay|${closure}`) }
    : {
        term: t("listing|available"),
        value: piecesText(listing.availableQuantity, t, locale),
        numeric: true,
      };
}

function conditionItems({ condition }: Listing, t: Translator): Definition[] {
  return condition === null
    ? []
    : [{ term: t("listing|condition"), value: t(`listing|condition|${condition}`) }];
}

function partItems(listing: Listing, t: Translator, locale: string): Definition[] {
  const { yearOfManufacture, dateCode, weightInGrams, countryOfOrigin } = listing;
  const items: Definition[] = [];
  if (yearOfManufacture !== null) {
    const value = String(yearOfManufacture);
    items.push({ term: t("listing|yearOfManufacture"), value, numeric: true });
  }
  if (dateCode !== null) {
    items.push({ term: t("listing|dateCode"), value: dateCode, numeric: true });
  }
  if (weightInGrams !== null) {
    const value = t("listing|grams", { shown: formatInteger(weightInGrams, locale) });
    items.push({ term: t("listing|weightInGrams"), value, numeric: true });
  }
  if (countryOfOrigin !== null) {
    const value = countryName(countryOfOrigin, locale);
    items.push({ term: t("listing|countryOfOrigin"), value });
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
  if (unavailableReasonForBuyer(listing) === null) {
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

export function ListingDownloads({ documents }: { documents: ListingDocument[] }) {
  const t = useTranslations();
  const files = documents.filter((document) => !isImage(document)).toSorted(certificatesFirst);
  if (files.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("listing|detail|downloads")}</h2>
      <ul className="space-y-1">
        {files.map((file) => {
          const Icon = isCertificate(file) ? BadgeCheck : Download;
          return (
            <li key={file.id} className="flex flex-wrap items-center gap-x-2">
              <Icon size={16} className="shrink-0" />
              <FileLink file={file} />
              <span className="text-sm text-steel-3">{t(`document|type|${file.type}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FileLink({ file }: { file: ListingDocument }) {
  const t = useTranslations();
  if (file.downloadUrl === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: an empty link on purpose.
      <a role="link" aria-disabled="true" className="break-all text-steel-3">
        {file.name} {t("listing|detail|no_download")}
      </a>
    );
  }
  return (
    <DownloadLink href={documentUrl(file.id)} failedText={t("listing|detail|download_failed")}>
      {file.name}
    </DownloadLink>
  );
}

function isCertificate({ type }: ListingDocument): boolean {
  return type === "CERTIFICATE";
}

/** Otherwise in the seller's order. */
function certificatesFirst(a: ListingDocument, b: ListingDocument): number {
  return Number(isCertificate(b)) - Number(isCertificate(a));
}
