import { useLocale, useTranslations } from "next-intl";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { LinkChoice } from "@/components/ui/inputs/link-choice";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { NoScript } from "@/components/ui/no-script";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type {
  ManufacturerDoublePage,
  ManufacturerRecord,
  ManufacturerRecordPage,
} from "@/lib/manufacturers/schema";
import { type ManufacturerListAddress, manufacturerListHref } from "./admin-addresses";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";
import { AdminSearchForm } from "./admin-search-form";
import { ManufacturerChangeContext } from "./manufacturer-change-context";
import { ChangeButton, MergeButton } from "./manufacturer-forms";
import { listingsText, ManufacturerBadge, ManufacturerTable } from "./manufacturer-table";

export const manufacturerMessages = [
  "admin|manufacturer|",
  "admin|change|cancel",
  "error|",
  "session|",
  "issue|",
];

interface ManufacturersScreenProps {
  address: ManufacturerListAddress;
  manufacturers: ManufacturerRecordPage;
  /** Null except on the first page of the whole list. */
  doubles: ManufacturerDoublePage | null;
}

export function ManufacturersScreen({ address, manufacturers, doubles }: ManufacturersScreenProps) {
  const t = useTranslations();
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
      <ClientMessages prefixes={manufacturerMessages}>
        <ManufacturerChangeContext>
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
                hiddenFields={{
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
              name="manufacturers"
              page={manufacturers}
              address={address}
              hrefOf={manufacturerListHref}
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
        </ManufacturerChangeContext>
      </ClientMessages>
    </div>
  );
}

interface ManufacturerDoublesProps {
  doubles: ManufacturerDoublePage;
  page: number;
  hrefOf: (page: number) => string;
}

function ManufacturerDoubles({ doubles, page, hrefOf }: ManufacturerDoublesProps) {
  const t = useTranslations();
  if (doubles.data.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="doubles">
      <h2 id="doubles" className="text-lg">
        {t("admin|manufacturer|duplicates")}
      </h2>
      <p className="mt-1 max-w-text text-steel-3">{t("admin|manufacturer|duplicates|lead")}</p>
      <ul className="mt-4 border-t border-steel-2">
        {doubles.data.map(({ one, other, likeness }) => (
          <li
            key={`${one.id} ${other.id}`}
            className="grid gap-x-8 gap-y-4 border-b border-steel-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem]"
          >
            <Side target={one} old={other} />
            <Side target={other} old={one} />
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
  const [t, locale] = [useTranslations(), useLocale()];
  const step = (rel: "prev" | "next", to: number) =>
    to >= 1 && to <= totalPages ? (
      <PageLink rel={rel} href={hrefOf(to)} className="link control-size inline-flex items-center">
        {t(rel === "prev" ? "ui|back" : "ui|next")}
      </PageLink>
    ) : null;
  return (
    <nav
      aria-label={t("admin|manufacturer|duplicates|pages")}
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

function Side({ target, old }: { target: ManufacturerRecord; old: ManufacturerRecord }) {
  const [t, locale] = [useTranslations(), useLocale()];
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PageLink
          href={`/admin/manufacturers/${target.id}`}
          className="link tap-size font-semibold wrap-anywhere"
        >
          {target.name}
        </PageLink>
        <ManufacturerBadge isVerified={target.verifiedAt !== null} />
        <span className="text-sm">{listingsText(t, locale, target.listingCount)}</span>
      </p>
      <div className="mt-auto">
        <MergeButton
          old={{
            id: old.id,
            name: old.name,
            listingCount: old.listingCount,
            listings: listingsText(t, locale, old.listingCount),
          }}
          into={{ id: target.id, name: target.name }}
          label={t("admin|manufacturer|keep", { name: target.name })}
        />
      </div>
    </div>
  );
}
