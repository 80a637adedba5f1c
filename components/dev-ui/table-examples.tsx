import { useLocale, useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Timeline } from "@/components/layout/timeline";
import { StatusBadge } from "@/components/ui/badge";
import { DataTable } from "@/components/ui/data-table";
import { DefinitionList } from "@/components/ui/definition-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Explanations } from "@/components/ui/explanations";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { Pagination } from "@/components/ui/pagination";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { Example, sampleAddress, sampleCode, sampleMaker, sampleMoment } from "./example";

const rows = [
  { code: sampleCode, quantity: 1250, priceInCt: 1_250, tone: "ok" },
  { code: "6ES7 972-0BA42-0XA0", quantity: 4, priceInCt: 123_456, tone: "caution" },
] as const;

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
  const [t, locale] = [useTranslations(), useLocale()];
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

const places = [
  { name: "page={1} totalPages={1}", page: 1, totalPages: 1 },
  { name: "page={1} totalPages={9}", page: 1, totalPages: 9 },
  { name: "page={5} totalPages={9}", page: 5, totalPages: 9 },
  { name: "page={1.234} totalPages={1.234}", page: 1234, totalPages: 1234 },
];

export function PageExamples() {
  const t = useTranslations();
  const address = () => sampleAddress;
  return (
    <>
      {places.map(({ name, page, totalPages }, place) => (
        <Example key={name} name={`Pagination ${name}`}>
          <Pagination
            page={page}
            totalPages={totalPages}
            pageSize={10}
            href={address}
            sizeHref={address}
            isBottom={place > 0}
            label={name}
          />
        </Example>
      ))}
      <Example name="Breadcrumbs">
        <Breadcrumbs
          crumbs={[
            { label: t("dev|ui|sample|parts"), href: sampleAddress },
            { label: t("dev|ui|sample|part"), href: `${sampleAddress}#pages` },
          ]}
        />
      </Example>
    </>
  );
}

const hourInMs = 3_600_000;

export function TextExamples() {
  const t = useTranslations();
  const text = t("dev|ui|sample|text");
  const points = (["parts", "part", "nothing", "faults", "hint"] as const).map((sample) => ({
    title: t(`dev|ui|sample|${sample}`),
    text,
  }));
  return (
    <>
      <Example name="NumberedSteps columns={4}">
        <NumberedSteps steps={points.slice(0, 4)} columns={4} />
      </Example>
      <Example name="NumberedSteps columns={5}">
        <NumberedSteps steps={points} columns={5} />
      </Example>
      <Example name="Explanations">
        <Explanations items={points.slice(0, 3)} />
      </Example>
      <Example name="Timeline">
        <Timeline
          entries={points.slice(0, 3).map(({ title }, place) => ({
            at: new Date(sampleMoment.getTime() - place * 30 * hourInMs),
            what: title,
            who: sampleMaker,
          }))}
        />
      </Example>
    </>
  );
}
