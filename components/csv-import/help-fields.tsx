import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import {
  fileFieldExamples,
  type ImportField,
  importFields,
  requiredFields,
  shownHeadings,
} from "@/lib/csv-import/fields";

export type FieldExamples = Partial<Record<ImportField, string>>;

const required: readonly ImportField[] = requiredFields;

export function HelpFields({ examples }: { examples: FieldExamples }) {
  const t = useTranslations();
  const columns: Column<ImportField>[] = [
    {
      key: "field",
      label: t("csv-help|column|field"),
      cell: (field) => (
        <>
          <span className="font-semibold align-top lg:inline-block lg:min-w-40">
            {t(`listing|form|${field}`)}
          </span>
          {required.includes(field) ? (
            <span className="block text-steel-3">{t("csv-help|required")}</span>
          ) : null}
        </>
      ),
    },
    {
      key: "content",
      label: t("csv-help|column|content"),
      cell: (field) => t(`csv-help|field|${field}`),
    },
    {
      key: "example",
      label: t("csv-help|column|example"),
      cell: (field) => exampleOf(fileFieldExamples[field] || examples[field]),
      startsHalf: true,
    },
    {
      key: "headings",
      label: t("csv-help|column|headings"),
      cell: (field) => shownHeadings[field].join(" · "),
    },
  ];
  return (
    <DataTable
      caption={t("csv-help|fields")}
      columns={columns}
      rows={[...importFields]}
      keyOf={(field) => field}
    />
  );
}

function exampleOf(example: string | undefined) {
  return example ? <span className="font-mono">{example}</span> : "–";
}
