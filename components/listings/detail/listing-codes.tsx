import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
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

/** Beside its name where there is room for the longest value, and else below it. */
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
