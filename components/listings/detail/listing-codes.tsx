import { useTranslations } from "next-intl";
import { Copyable } from "@/components/ui/copyable";
import { PageLink } from "@/components/ui/page-link";
import type { Listing } from "@/lib/listings/listing";

/** MPN, EAN and alternates: copyable, and each a search for its like (spec §2.7). */
export function ListingCodes({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const codes = [
    { label: t("listing|mpn"), values: listing.mpn ? [listing.mpn] : [] },
    { label: t("listing|ean"), values: listing.ean ? [listing.ean] : [] },
    { label: t("listing|alternates"), values: listing.alternateProductCodes },
  ].filter(({ values }) => values.length > 0);
  return (
    <dl className="mt-4 space-y-1">
      {codes.map(({ label, values }) => (
        <div
          key={label}
          className="items-baseline gap-x-4 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          <dt className="text-sm text-steel-3">{label}</dt>
          {values.map((value) => (
            <dd
              key={value}
              className="flex md:col-start-2 flex-wrap items-baseline gap-x-2 font-mono"
            >
              <Copyable value={value} copiedText={t("ui|copied", { value })} />
              <PageLink
                href={`/listing/search?query=${encodeURIComponent(value)}`}
                className="link tap-size font-sans text-sm print:hidden pointer-coarse:min-w-11"
                aria-label={t("listing|find_code", { code: value })}
              >
                {t("listing|find")}
              </PageLink>
            </dd>
          ))}
        </div>
      ))}
      <div className="flex items-baseline gap-x-4 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)]">
        <dt className="text-sm text-steel-3">{t("listing|manufacturer")}</dt>
        <dd>
          <PageLink
            href={`/listing/search?manufacturerId=${listing.manufacturerId}`}
            className="link tap-size"
          >
            {listing.manufacturer.name}
          </PageLink>
        </dd>
      </div>
    </dl>
  );
}
