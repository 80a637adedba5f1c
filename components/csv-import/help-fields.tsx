import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/data-table";
import { type ImportField, importFields, requiredFields } from "@/lib/csv-import/fields";
import { shownHeadings } from "./help-headings";

/** What a cell may look like, by its field. */
export type FieldExamples = Partial<Record<ImportField, string>>;

const others: FieldExamples = {
  mainImageUrl: "https://www.example.com/6205-2rsh.jpg",
  csvMainImageBase64: "iVBORw0KGgoAAAANSUhEUg…",
  pricePer: "100",
  currency: "EUR",
  quantityUnit: "Stk",
  listingId: "10234",
};
const required: readonly ImportField[] = requiredFields;

/** Every field that a column can feed: what belongs into it, how it looks, and how its column may be called. */
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
      cell: (field) => exampleOf(others[field] || examples[field]),
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
