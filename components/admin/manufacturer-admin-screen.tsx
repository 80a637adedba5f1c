import { useLocale, useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import { Moment } from "@/components/layout/moment";
import { DefinitionList } from "@/components/ui/lists/definition-list";
import { NoScript } from "@/components/ui/no-script";
import { PageLink } from "@/components/ui/page-link";
import type { ManufacturerDetail, ManufacturerRecord } from "@/lib/manufacturers/schema";
import { searchHref } from "@/lib/search/search-address";
import type { MergeAddress } from "./admin-addresses";
import { AdminHead } from "./admin-head";
import { AdminSearchForm } from "./admin-search-form";
import { ManufacturerChangeContext } from "./manufacturer-change-context";
import {
  ChangeButton,
  ManufacturerAliases,
  ManufacturerNameForm,
  MergeButton,
} from "./manufacturer-forms";
import { listingsText, ManufacturerBadge, ManufacturerTable } from "./manufacturer-table";
import { manufacturerMessages } from "./manufacturers-screen";

interface ManufacturerScreenProps {
  manufacturer: ManufacturerDetail;
  address: MergeAddress;
  /** Merge candidates; undefined without a search. */
  candidates: ManufacturerRecord[] | undefined;
}

export function ManufacturerAdminScreen({
  manufacturer,
  address,
  candidates,
}: ManufacturerScreenProps) {
  const t = useTranslations();
  const { id, name, verifiedAt, mergedInto, aliases } = manufacturer;
  return (
    <div className="space-y-6">
      <AdminHead title={name} current={null}>
        {mergedInto ? null : <ManufacturerBadge isVerified={verifiedAt !== null} />}
      </AdminHead>
      {mergedInto ? null : <NoScript className="" />}
      <ClientMessages prefixes={manufacturerMessages}>
        <ManufacturerChangeContext>
          {mergedInto ? (
            <p className="mt-4">
              {t.rich("admin|manufacturer|merged_into", {
                name: mergedInto.name,
                target: (text) => (
                  <PageLink href={`/admin/manufacturers/${mergedInto.id}`} className="link">
                    {text}
                  </PageLink>
                ),
              })}
            </p>
          ) : (
            <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <div className="space-y-8">
                <Facts manufacturer={manufacturer} />
                <ManufacturerAliases {...{ id, name, aliases }} />
                <ManufacturerMerge {...{ manufacturer, address, candidates }} />
              </div>
              <section className="panel space-y-5 self-start">
                <h2 className="font-semibold">{t("admin|manufacturer|edit")}</h2>
                <ManufacturerNameForm id={id} name={name} />
                <div className="space-y-2 border-t border-steel-2 pt-4">
                  <p className="text-sm text-steel-3">{t("admin|manufacturer|verified|hint")}</p>
                  <ChangeButton
                    change={verifiedAt ? "unverify" : "verify"}
                    manufacturer={{ id, name }}
                  />
                </div>
              </section>
            </div>
          )}
        </ManufacturerChangeContext>
      </ClientMessages>
    </div>
  );
}

function Facts({ manufacturer }: { manufacturer: ManufacturerRecord }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { id, createdAt, verifiedAt, listingCount } = manufacturer;
  const all = searchHref({ manufacturerId: id, showInactive: true, showUnavailable: true });
  const listings = listingsText(t, locale, listingCount);
  return (
    <DefinitionList
      items={[
        {
          term: t("admin|manufacturer|listings_label"),
          value:
            listingCount > 0 ? (
              <PageLink href={all} className="link">
                {listings}
              </PageLink>
            ) : (
              listings
            ),
        },
        { term: t("admin|manufacturer|since"), value: <Moment at={createdAt} /> },
        {
          term: t("admin|manufacturer|verified_at"),
          value: verifiedAt ? <Moment at={verifiedAt} /> : "–",
        },
        { term: t("admin|manufacturer|id"), value: id, numeric: true },
      ]}
    />
  );
}

interface ManufacturerMergeProps {
  manufacturer: ManufacturerRecord;
  address: MergeAddress;
  candidates: ManufacturerRecord[] | undefined;
}

export function ManufacturerMerge({ manufacturer, address, candidates }: ManufacturerMergeProps) {
  const [t, locale] = [useTranslations(), useLocale()];
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
