import { useTranslations } from "next-intl";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { type DocsColumn, DocsTable } from "./docs-table";

export interface Refusal {
  status: number;
  code: ErrorCode;
}

interface RefusalTableProps {
  caption: string;
  refusals: readonly Refusal[];
}

/** Codes with their status and what they say. */
export function RefusalTable({ caption, refusals }: RefusalTableProps) {
  const t = useTranslations();
  const columns: DocsColumn<Refusal>[] = [
    {
      key: "status",
      label: t("api|column|status"),
      cell: ({ status }) => <code className="font-mono">{status}</code>,
    },
    {
      key: "code",
      label: t("api|column|code"),
      cell: ({ code }) => (
        <code className="font-mono wrap-anywhere lg:whitespace-nowrap">{code}</code>
      ),
    },
    {
      key: "meaning",
      label: t("api|column|meaning"),
      cell: ({ code }) => t(`error|${code}`),
      isLine: true,
    },
  ];
  return (
    <DocsTable caption={caption} columns={columns} rows={refusals} keyOf={({ code }) => code} />
  );
}
