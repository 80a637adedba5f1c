import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import { DataTable } from "@/components/ui/data-table";
import { DefinitionList } from "@/components/ui/definition-list";
import { EmptyState } from "@/components/ui/empty-state";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { Example } from "./example";
import { sampleCode, sampleMaker } from "./samples";

const rows = [
  { code: sampleCode, quantity: 1250, priceInCt: 1_250, tone: "ok" },
  { code: "6ES7 972-0BA42-0XA0", quantity: 4, priceInCt: 123_456, tone: "caution" },
] as const;

/** Rows, and what is said of one thing. */
export function TableExamples() {
  const t = useTranslations();
  return (
    <>
      <Example name="DataTable">
        <SampleTable rows={rows} />
      </Example>
      <Example name="DataTable rows={[]}">
        <SampleTable rows={[]} />
      </Example>
      <Example name="DefinitionList">
        <DefinitionList
          items={[
            { term: t("dev|ui|sample|code"), value: sampleCode, numeric: true },
            { term: t("dev|ui|sample|maker"), value: sampleMaker },
            { term: t("dev|ui|sample|description"), value: t("dev|ui|sample|text") },
          ]}
        />
      </Example>
    </>
  );
}

function SampleTable({ rows: shown }: { rows: readonly (typeof rows)[number][] }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <DataTable
      caption={t("dev|ui|sample|parts")}
      rows={[...shown]}
      keyOf={({ code }) => code}
      empty={<EmptyState title={t("dev|ui|sample|nothing")} />}
      columns={[
        {
          key: "code",
          label: t("dev|ui|sample|code"),
          cell: ({ code }) => <span className="font-mono">{code}</span>,
        },
        {
          key: "quantity",
          label: t("dev|ui|sample|quantity"),
          numeric: true,
          cell: ({ quantity }) => formatInteger(quantity, locale),
        },
        {
          key: "price",
          label: t("dev|ui|sample|price"),
          numeric: true,
          cell: ({ priceInCt }) => formatEuros(priceInCt),
        },
        {
          key: "status",
          label: t("dev|ui|sample|status"),
          cell: ({ tone }) => <StatusBadge tone={tone} label={t(`dev|ui|tone|${tone}`)} />,
        },
      ]}
    />
  );
}
