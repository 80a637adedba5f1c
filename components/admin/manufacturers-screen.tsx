import { useLocale, useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkChoice } from "@/components/ui/link-choice";
import { NoScript } from "@/components/ui/no-script";
import { formatInteger } from "@/lib/i18n/formats";
import type { ManufacturerDoublePage, ManufacturerRecordPage } from "@/lib/manufacturers/schema";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { AdminSearchForm } from "./admin-search-form";
import { type ManufacturerListAddress, manufacturerListHref } from "./list-address";
import { ManufacturerChanges } from "./manufacturer-changes";
import { ManufacturerDoubles } from "./manufacturer-doubles";
import { ChangeButton } from "./manufacturer-forms";
import { ManufacturerTable } from "./manufacturer-table";

/** What the forms of manufacturers say. */
export const manufacturerTexts = [
  "admin|manufacturer|",
  "admin|change|cancel",
  "error|",
  "session|",
  "issue|",
];

interface ManufacturersScreenProps {
  address: ManufacturerListAddress;
  manufacturers: ManufacturerRecordPage;
  /** Null where the list is not shown from its beginning. */
  doubles: ManufacturerDoublePage | null;
}

/** All manufacturers for administrators: likely duplicates, then the list, what nobody has verified first. */
export function ManufacturersScreen({ address, manufacturers, doubles }: ManufacturersScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { totalCount, totalPages, capped } = manufacturers;
  const { query, isVerified, isUnused, sort, pageSize } = address;
  const hrefOf = (changed: Partial<ManufacturerListAddress>) =>
    manufacturerListHref({ ...address, page: 1, doublesPage: 1, ...changed });
  const kinds = [
    ...([null, false, true] as const).map((wanted) => ({
      label: t(wanted === null ? "admin|only|all" : `admin|manufacturer|only|${wanted}`),
      href: hrefOf({ isVerified: wanted, isUnused: null }),
      isCurrent: isVerified === wanted && !isUnused,
    })),
    {
      label: t("admin|manufacturer|only|unused"),
      href: hrefOf({ isVerified: null, isUnused: true }),
      isCurrent: isUnused === true,
    },
  ];
  const orders = ([null, "name"] as const).map((wanted) => ({
    label: t(`admin|manufacturer|sort|${wanted ?? "newest"}`),
    href: hrefOf({ sort: wanted }),
    isCurrent: sort === wanted,
  }));
  return (
    <div className="space-y-6">
      <AdminHead title={t("admin|manufacturers")} current="manufacturers" />
      {doubles ? <NoScript className="" /> : null}
      <ClientMessages prefixes={manufacturerTexts}>
        <ManufacturerChanges>
          {doubles ? (
            <ManufacturerDoubles
              doubles={doubles}
              page={address.doublesPage}
              hrefOf={(doublesPage) => manufacturerListHref({ ...address, doublesPage })}
            />
          ) : null}
          <section aria-labelledby="manufacturers" className="mt-8 space-y-4">
            <h2 id="manufacturers" className="text-lg">
              {t("admin|manufacturer|all")}
            </h2>
            <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
              <AdminSearchForm
                action="/admin/manufacturers"
                label={t("admin|manufacturer|search")}
                query={query}
                kept={{
                  isVerified: isVerified === null ? null : String(isVerified),
                  isUnused: isUnused && "true",
                  sort,
                  pageSize: pageSize > 10 && pageSize,
                }}
              />
              <div className="py-1.5">
                <LinkChoice label={t("admin|only")} options={kinds} />
              </div>
              <div className="py-1.5">
                <LinkChoice label={t("admin|manufacturer|sort")} options={orders} />
              </div>
            </div>
            <AdminList
              address={address}
              totalPages={totalPages}
              totalCount={totalCount}
              hrefOf={manufacturerListHref}
              count={t(capped ? "admin|manufacturers|count_capped" : "admin|manufacturers|count", {
                count: totalCount,
                shown: formatInteger(capped ? totalCount - 1 : totalCount, locale),
              })}
            >
              <ManufacturerTable
                manufacturers={manufacturers.data}
                actionOf={({ id, name, verifiedAt }) =>
                  verifiedAt ? "–" : <ChangeButton change="verify" manufacturer={{ id, name }} />
                }
                empty={
                  <EmptyState
                    title={t("admin|manufacturers|none")}
                    text={t(
                      query ? "admin|manufacturers|none_text" : "admin|manufacturers|none_filtered",
                    )}
                  >
                    <ButtonLink href="/admin/manufacturers" variant="quiet">
                      {t("admin|manufacturers|show_all")}
                    </ButtonLink>
                  </EmptyState>
                }
              />
            </AdminList>
          </section>
        </ManufacturerChanges>
      </ClientMessages>
    </div>
  );
}
