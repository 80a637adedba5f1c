import { useLocale, useTranslations } from "next-intl";
import type { ManufacturerRecord } from "@/lib/manufacturers/schema";
import { AdminSearchForm } from "./admin-search-form";
import type { MergeAddress } from "./list-address";
import { MergeButton } from "./manufacturer-forms";
import { ManufacturerTable } from "./manufacturer-table";
import { listingsText } from "./manufacturer-texts";

interface ManufacturerMergeProps {
  manufacturer: ManufacturerRecord;
  address: MergeAddress;
  candidates: ManufacturerRecord[] | undefined;
}

/** Looks for the manufacturer that this one is, and makes it part of that one. */
export function ManufacturerMerge({ manufacturer, address, candidates }: ManufacturerMergeProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, name, listingCount } = manufacturer;
  const old = { id, name, listingCount, listings: listingsText(t, locale, listingCount) };
  return (
    <section id="merge" aria-labelledby="merge-title" className="scroll-mt-24 space-y-4">
      <div>
        <h2 id="merge-title" className="text-lg">
          {t("admin|manufacturer|merge")}
        </h2>
        <p className="mt-1 max-w-text text-steel-3">
          {t("admin|manufacturer|merge|lead", { name })}
        </p>
      </div>
      <AdminSearchForm
        action={`/admin/manufacturers/${id}`}
        label={t("admin|manufacturer|merge|search")}
        name="into"
        query={address.into}
        kept={{}}
      />
      {candidates ? (
        <ManufacturerTable
          manufacturers={candidates}
          actionOf={(into) => (
            <MergeButton
              old={old}
              into={{ id: into.id, name: into.name }}
              label={
                <>
                  {t("admin|manufacturer|change|merge")}
                  <span className="sr-only">{into.name}</span>
                </>
              }
            />
          )}
          empty={<p role="status">{t("admin|manufacturer|merge|none")}</p>}
        />
      ) : null}
    </section>
  );
}
