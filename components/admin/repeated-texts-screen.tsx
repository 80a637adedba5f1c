import { Ban } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { Moment } from "@/components/layout/moment";
import { StatusBadge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { RepeatedText, RepeatedTextPage } from "@/lib/repeated-texts/schema";
import { listingName } from "@/lib/stock/listing-in-language";
import { type RepeatedTextsAddress, repeatedTextsHref } from "./admin-addresses";
import { AdminHead } from "./admin-head";
import { AdminList } from "./admin-list";

interface RepeatedTextsScreenProps {
  address: RepeatedTextsAddress;
  texts: RepeatedTextPage;
}

export function RepeatedTextsScreen({ address, texts }: RepeatedTextsScreenProps) {
  const t = useTranslations();
  const { data, foundAt } = texts;
  return (
    <div className="space-y-6">
      <AdminHead title={t("admin|repeated_texts")} current="repeated_texts" />
      <div className="max-w-text space-y-2 text-steel-3">
        <p>{t("admin|repeated_texts|lead")}</p>
        {foundAt ? (
          <p className="text-sm">
            {t.rich("admin|analytics|as_of", { moment: () => <Moment at={foundAt} /> })}
          </p>
        ) : null}
      </div>
      <AdminList name="repeatedTexts" page={texts} address={address} hrefOf={repeatedTextsHref}>
        <RepeatedTextTable texts={data} />
      </AdminList>
    </div>
  );
}

function RepeatedTextTable({ texts }: { texts: RepeatedText[] }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const displayName = useNameOrDeleted();
  const columns: Column<RepeatedText>[] = [
    {
      key: "text",
      label: t("admin|repeated_texts|text"),
      cell: ({ listing }) => (
        <PageLink href={`/listing/detail/${listing.id}`} className="link tap-size wrap-anywhere">
          {listingName(locale, listing)}
        </PageLink>
      ),
    },
    {
      key: "listings",
      label: t("user|listings"),
      numeric: true,
      cell: ({ owner, listingCount }) => (
        <PageLink href={`/listing/user/${owner.id}`} className="link tap-size">
          {formatInteger(listingCount, locale)}
        </PageLink>
      ),
    },
    {
      key: "alternates",
      label: t("admin|repeated_texts|alternates"),
      numeric: true,
      cell: ({ maxAlternateCount: most }) =>
        t("admin|repeated_texts|up_to", { count: formatInteger(most, locale) }),
    },
    {
      key: "user",
      label: t("user|event|user"),
      cell: ({ owner, isBlocked }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PageLink href={`/admin/users/${owner.id}`} className="link tap-size wrap-anywhere">
            {displayName(owner.username)}
          </PageLink>
          {isBlocked ? (
            <StatusBadge tone="fault" icon={Ban} label={t("user|status|blocked")} />
          ) : null}
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={t("admin|repeated_texts")}
      columns={columns}
      rows={texts}
      keyOf={({ listing }) => listing.id}
      empty={
        <EmptyState
          title={t("admin|repeated_texts|none")}
          text={t("admin|repeated_texts|none_text")}
        />
      }
    />
  );
}
