import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { ManufacturerDouble, ManufacturerRecord } from "@/lib/manufacturers/record";
import { ManufacturerBadge } from "./manufacturer-badge";
import { ChangeButton, MergeButton } from "./manufacturer-forms";
import { listingsText } from "./manufacturer-texts";

// The next follow as these are settled.
const shownAtOnce = 10;

/** Pairs that may be one manufacturer, the most alike first: which to keep, or that they are two. */
export function ManufacturerDoubles({ doubles }: { doubles: ManufacturerDouble[] }) {
  const t = useTranslations();
  const locale = useLocale();
  if (doubles.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="doubles">
      <h2 id="doubles" className="text-lg">
        {t("admin|manufacturer|doubles")}
      </h2>
      <p className="mt-1 max-w-text text-steel-3">{t("admin|manufacturer|doubles|lead")}</p>
      <ul className="mt-4 border-t border-steel-2">
        {doubles.slice(0, shownAtOnce).map(({ one, other, likeness }) => (
          <li
            key={`${one.id} ${other.id}`}
            className="grid gap-x-8 gap-y-4 border-b border-steel-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,13rem)]"
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
      {doubles.length > shownAtOnce ? (
        <p className="mt-3 text-sm text-steel-3">
          {t("admin|manufacturer|doubles|more", {
            shown: formatInteger(doubles.length - shownAtOnce, locale),
          })}
        </p>
      ) : null}
    </section>
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
