import { CircleHelp, ShieldCheck } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Moment } from "@/components/layout/moment";
import { StatusBadge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { PageLink } from "@/components/ui/page-link";
import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import type { ManufacturerRecord } from "@/lib/manufacturers/schema";
import { listingCap } from "@/lib/manufacturers/schema";

interface ManufacturerTableProps {
  manufacturers: ManufacturerRecord[];
  empty?: ReactNode;
  actionOf: (manufacturer: ManufacturerRecord) => ReactNode;
}

export function ManufacturerTable({ manufacturers, empty, actionOf }: ManufacturerTableProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  const columns: Column<ManufacturerRecord>[] = [
    {
      key: "name",
      label: t("admin|manufacturer|name"),
      cell: ({ id, name }) => (
        <PageLink href={`/admin/manufacturers/${id}`} className="link tap-size wrap-anywhere">
          {name}
        </PageLink>
      ),
    },
    {
      key: "status",
      label: t("admin|manufacturer|status"),
      cell: ({ verifiedAt }) => <ManufacturerBadge isVerified={verifiedAt !== null} />,
    },
    {
      key: "createdAt",
      label: t("admin|manufacturer|since"),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "listings",
      label: t("admin|manufacturer|listings_label"),
      numeric: true,
      cell: ({ listingCount }) => listingCountText(locale, listingCount),
    },
    {
      key: "action",
      label: t("admin|manufacturer|action"),
      cell: (manufacturer) => <div className="md:has-[form]:-my-1">{actionOf(manufacturer)}</div>,
    },
  ];
  return (
    <DataTable
      caption={t("admin|manufacturers|caption")}
      columns={columns}
      rows={manufacturers}
      keyOf={({ id }) => id}
      empty={empty}
    />
  );
}

export function ManufacturerBadge({ isVerified }: { isVerified: boolean }) {
  const t = useTranslations();
  return isVerified ? (
    <StatusBadge tone="ok" icon={ShieldCheck} label={t("admin|manufacturer|verified")} />
  ) : (
    <StatusBadge tone="caution" icon={CircleHelp} label={t("admin|manufacturer|unverified")} />
  );
}

/** "3 Inserate", "mehr als 1.000 Inserate". */
export function listingsText(t: Translator, locale: string, count: number): string {
  return count >= listingCap
    ? t("admin|manufacturer|listings_capped", { shown: formatInteger(listingCap - 1, locale) })
    : t("admin|manufacturer|listings", { count, shown: formatInteger(count, locale) });
}

/** "3", "> 1.000", for a column whose heading says of what. */
function listingCountText(locale: string, count: number): string {
  return count >= listingCap
    ? `> ${formatInteger(listingCap - 1, locale)}`
    : formatInteger(count, locale);
}
