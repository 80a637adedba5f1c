import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { RowFault } from "@/lib/csv-import/csv-import";
import type { RowIssue } from "@/lib/csv-import/fields";
import { fieldLabel, reasonText } from "../fault-text";

interface CellFault extends RowIssue {
  number: number;
}

/** Every faulty cell of some rows: where it stands, how it begins and what is wrong with it. */
export function FaultTable({ faults }: { faults: RowFault[] }) {
  const t = useTranslations();
  const columns: Column<CellFault>[] = [
    {
      key: "row",
      label: t("csv-import|faults|row"),
      numeric: true,
      cell: ({ number }) => String(number),
    },
    {
      key: "field",
      label: t("csv-import|faults|field"),
      cell: ({ field }) => fieldLabel(t, field),
    },
    {
      key: "value",
      label: t("csv-import|faults|value"),
      startsHalf: true,
      cell: ({ value }) => (value === "" ? "–" : <span className="font-mono">{value}</span>),
    },
    { key: "reason", label: t("csv-import|faults|reason"), cell: (fault) => reasonText(t, fault) },
  ];
  const cells = faults.flatMap(({ number, issues }) =>
    issues.map((issue) => ({ number, ...issue })),
  );
  return (
    <DataTable
      caption={t("csv-import|faults|caption")}
      columns={columns}
      rows={cells}
      keyOf={({ number, field, code }) => `${number} ${field} ${code}`}
    />
  );
}
