import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ViewBeacon } from "@/components/listings/view-beacon";
import { StatusBadge } from "@/components/ui/badge";
import { buttonStyle } from "@/components/ui/button-style";
import { formatDay } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { textsIn } from "@/lib/listings/rules";
import type { AlternativeListings } from "@/lib/search/suggested";
import { site } from "@/lib/site/site";
import { requestClosureOf } from "@/lib/transactions/rules";
import { ListingAlternatives } from "./listing-alternatives";
import { closureOf } from "./listing-closure";
import { ListingCodes } from "./listing-codes";
import { listingCrumbs } from "./listing-crumbs";
import { ListingDownloads } from "./listing-downloads";
import { ListingFacts } from "./listing-facts";
import { ListingGallery } from "./listing-gallery";
import { UnbrokenNumbers } from "./unbroken-numbers";

interface ListingDetailProps {
  listing: Listing;
  /** Of this page, for paper. */
  address: string;
  /** Where the manufacturer's parts are shown. */
  makerHref: string;
  /** The request box for everyone but the owner, the owner's actions, the seller for administrators. */
  action: ReactNode;
  /** Its viewer's own is not to be asked for. */
  isOwn?: boolean;
  /** What to take instead of a part that cannot be had. */
  alternatives?: AlternativeListings | null;
  /** The transactions table for those who are signed in, the history for who manages the listing. */
  children?: ReactNode;
}

/** First screen: is it the part, how many, what does it cost, the least, how does it get here (ui.md, Detail). */
export function ListingDetail({
  listing,
  address,
  makerHref,
  action,
  isOwn = false,
  alternatives = null,
  children,
}: ListingDetailProps) {
  const t = useTranslations();
  const locale = useLocale();
  const texts = textsIn(locale, listing);
  // As tall as it likes: what follows the facts does not wait for its end. On a phone its parts stand around the gallery.
  const beside = (
    // By its key it stays the same where it moves, with what is typed into it.
    <aside
      key="beside"
      className="max-lg:contents lg:order-3 lg:row-span-2 lg:space-y-6 print:hidden"
    >
      {alternatives ? (
        <ListingAlternatives listing={listing} makerHref={makerHref} alternatives={alternatives} />
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
            makerHref,
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
            {!isOwn && requestClosureOf(listing) === null ? (
              // On a phone it waits at the foot of the screen until what it follows has been read.
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

/** Says under the name that the part cannot be had; where alternatives stand below, a link leads to them. */
function ListingClosureLine({ listing, alternatives }: ListingClosureLineProps) {
  const t = useTranslations();
  const hasAlternatives = Object.values(alternatives ?? {}).some(({ length }) => length > 0);
  const closure = closureOf(listing);
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
