import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { ManufacturerDoublePage, ManufacturerRecord } from "@/lib/manufacturers/schema";
import { ManufacturerBadge } from "./manufacturer-badge";
import { ChangeButton, MergeButton } from "./manufacturer-forms";
import { listingsText } from "./manufacturer-texts";

interface ManufacturerDoublesProps {
  doubles: ManufacturerDoublePage;
  page: number;
  hrefOf: (page: number) => string;
}

/** Pairs that may be one manufacturer, the most alike first: which to keep, or that they are two. */
export function ManufacturerDoubles({ doubles, page, hrefOf }: ManufacturerDoublesProps) {
  const t = useTranslations();
  if (doubles.data.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="doubles">
      <h2 id="doubles" className="text-lg">
        {t("admin|manufacturer|doubles")}
      </h2>
      <p className="mt-1 max-w-text text-steel-3">{t("admin|manufacturer|doubles|lead")}</p>
      <ul className="mt-4 border-t border-steel-2">
        {doubles.data.map(({ one, other, likeness }) => (
          <li
            key={`${one.id} ${other.id}`}
            className="grid gap-x-8 gap-y-4 border-b border-steel-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem]"
          >
            <Side kept={one} old={other} />
            <Side kept={other} old={one} />
            <div className="flex flex-col items-start gap-2">
              <p className="text-sm text-steel-3">{t(`admin|manufacturer|likeness|${likeness}`)}</p>
              <div className="mt-auto">
                <ChangeButton
                  change="distinguish"
                  manufacturer={{ id: one.id, name: one.name }}
                  other={{ id: other.id, name: other.name }}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {doubles.totalPages > 1 ? (
        <DoublePages totalPages={doubles.totalPages} page={page} hrefOf={hrefOf} />
      ) : null}
    </section>
  );
}

function DoublePages({
  totalPages,
  page,
  hrefOf,
}: Pick<ManufacturerDoublesProps, "page" | "hrefOf"> & { totalPages: number }) {
  const t = useTranslations();
  const locale = useLocale();
  const step = (rel: "prev" | "next", to: number) =>
    to >= 1 && to <= totalPages ? (
      <PageLink rel={rel} href={hrefOf(to)} className="link control-size inline-flex items-center">
        {t(rel === "prev" ? "ui|back" : "ui|next")}
      </PageLink>
    ) : null;
  return (
    <nav
      aria-label={t("admin|manufacturer|doubles|pages")}
      className="mt-3 flex flex-wrap items-center gap-x-6 text-sm"
    >
      {step("prev", page - 1)}
      <span className="text-steel-3">
        {t("ui|page_of", {
          page: formatInteger(page, locale),
          totalPages: formatInteger(totalPages, locale),
        })}
      </span>
      {step("next", page + 1)}
    </nav>
  );
}

function Side({ kept, old }: { kept: ManufacturerRecord; old: ManufacturerRecord }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageLink
          href={`/admin/manufacturers/${kept.id}`}
          className="link tap-size font-semibold wrap-anywhere"
        >
          {kept.name}
        </PageLink>
        <ManufacturerBadge isVerified={kept.verifiedAt !== null} />
        <span className="text-sm">{listingsText(t, locale, kept.listingCount)}</span>
      </p>
      <div className="mt-auto">
        <MergeButton
          old={{
            id: old.id,
            name: old.name,
            listingCount: old.listingCount,
            listings: listingsText(t, locale, old.listingCount),
          }}
          into={{ id: kept.id, name: kept.name }}
          label={t("admin|manufacturer|keep", { name: kept.name })}
        />
      </div>
    </div>
  );
}
