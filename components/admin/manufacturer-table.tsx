import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Moment } from "@/components/layout/moment";
import { type Column, DataTable } from "@/components/ui/data-table";
import { PageLink } from "@/components/ui/page-link";
import type { ManufacturerRecord } from "@/lib/manufacturers/schema";
import { ManufacturerBadge } from "./manufacturer-badge";
import { listingCountText } from "./manufacturer-texts";

interface ManufacturerTableProps {
  manufacturers: ManufacturerRecord[];
  empty?: ReactNode;
  /** What can be done with each. */
  actionOf: (manufacturer: ManufacturerRecord) => ReactNode;
}

/** Manufacturers with what can be done with each: rows on a desk, definition lists on a phone. */
export function ManufacturerTable({ manufacturers, empty, actionOf }: ManufacturerTableProps) {
  const t = useTranslations();
  const locale = useLocale();
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
