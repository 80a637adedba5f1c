import { Clock } from "lucide-react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { StatusBadge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Copyable } from "@/components/ui/copyable";
import { Explanations } from "@/components/ui/explanations";
import { FocusedNotice } from "@/components/ui/focused-notice";
import * as icons from "@/components/ui/icons";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { DefinitionList } from "@/components/ui/lists/definition-list";
import { EmptyState } from "@/components/ui/lists/empty-state";
import { NumberedSteps } from "@/components/ui/lists/numbered-steps";
import { Pagination } from "@/components/ui/lists/pagination";
import { Marked } from "@/components/ui/marked";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { ProgressBar } from "@/components/ui/progress-bar";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { AlertButton, DialogButton } from "./alert-and-dialog-buttons";
import { Example, sampleAddress, sampleCode, sampleManufacturer, useSamples } from "./example";

const kinds = ["success", "info", "warning", "error"] as const;
const tones = ["neutral", "ok", "note", "caution", "fault"] as const;

export function NoticeExamples() {
  const { t, sample, state } = useSamples();
  const text = sample("text");
  const errors = [
    { id: "invalid", text: `${sample("code")}: ${sample("error")}` },
    { id: "number-invalid", text: `${sample("quantity")}: ${text}` },
  ];
  return (
    <>
      <Example name="Banner">
        <div className="flex flex-col gap-3">
          {kinds.map((kind) => (
            <Banner key={kind} kind={kind} title={t(`dev|ui|kind|${kind}`)} description={text} />
          ))}
          <Banner kind="info" title={text} />
        </div>
      </Example>
      <Example name="showAlert()" isRow>
        {kinds.map((kind) => (
          <AlertButton key={kind} kind={kind} label={t(`dev|ui|kind|${kind}`)} text={text} />
        ))}
      </Example>
      {/* Inert, because both take the focus when they appear. */}
      <div inert className="mt-5">
        <Example name="ErrorSummary">
          <ErrorSummary title={sample("errors")} errors={errors} />
        </Example>
        <Example name="FocusedNotice">
          <FocusedNotice news={null}>
            <Banner kind="success" title={t("dev|ui|kind|success")} />
          </FocusedNotice>
        </Example>
      </div>
      <DialogExample />
      {["StatusBadge tone", "StatusBadge tone icon"].map((name) => (
        <Example key={name} name={name} isRow>
          {tones.map((tone) => (
            <StatusBadge
              key={tone}
              tone={tone}
              label={t(`dev|ui|tone|${tone}`)}
              {...(name.endsWith("icon") && { icon: Clock })}
            />
          ))}
        </Example>
      ))}
      <Example name="EmptyState">
        <EmptyState title={sample("nothing")} text={text}>
          <Button>{state("normal")}</Button>
          <Button variant="quiet">{state("normal")}</Button>
        </EmptyState>
      </Example>
    </>
  );
}

function DialogExample() {
  const { t, sample, state } = useSamples();
  const question = {
    title: t("dev|ui|dialog|title"),
    text: sample("text"),
    confirmLabel: t("dev|ui|dialog|yes"),
    cancelLabel: t("dev|ui|dialog|no"),
  };
  const bound = { ...question, without: ["escape", "backdrop"] as const };
  return (
    <Example name="useConfirm()" isRow>
      <DialogButton label={state("normal")} question={question} />
      <DialogButton label={t("dev|ui|dialog|danger")} question={{ ...question, danger: true }} />
      <DialogButton label={t("dev|ui|dialog|bound")} question={bound} />
      <DialogButton
        label={t("dev|ui|dialog|notice")}
        question={{ ...question, without: ["cancel"] }}
      />
    </Example>
  );
}

const places = [
  { name: "page={1} totalPages={1}", page: 1, totalPages: 1 },
  { name: "page={1} totalPages={9}", page: 1, totalPages: 9 },
  { name: "page={5} totalPages={9}", page: 5, totalPages: 9 },
  { name: "page={1.234} totalPages={1.234}", page: 1234, totalPages: 1234 },
];

export function PageExamples() {
  const { sample } = useSamples();
  const crumbs = [
    { label: sample("parts"), href: sampleAddress },
    { label: sample("part"), href: `${sampleAddress}#pages` },
  ];
  const href = () => sampleAddress;
  return (
    <>
      {places.map(({ name, ...place }, index) => (
        <Example key={name} name={`Pagination ${name}`}>
          <Pagination
            {...place}
            pageSize={10}
            href={href}
            sizeHref={href}
            isBottom={index > 0}
            label={name}
          />
        </Example>
      ))}
      <Example name="Breadcrumbs">
        <Breadcrumbs crumbs={crumbs} />
      </Example>
    </>
  );
}

const rows = [
  { code: sampleCode, quantity: 1250, priceInCt: 1_250, tone: "ok" },
  { code: "6ES7 972-0BA42-0XA0", quantity: 4, priceInCt: 123_456, tone: "caution" },
] as const;

type Row = (typeof rows)[number];

export function TableExamples() {
  const { t, locale, sample } = useSamples();
  const columns: Column<Row>[] = [
    {
      key: "code",
      label: sample("code"),
      cell: ({ code }) => <span className="font-mono">{code}</span>,
    },
    {
      key: "quantity",
      label: sample("quantity"),
      numeric: true,
      cell: ({ quantity }) => formatInteger(quantity, locale),
    },
    {
      key: "price",
      label: sample("price"),
      numeric: true,
      cell: ({ priceInCt }) => formatEuros(priceInCt),
    },
    {
      key: "status",
      label: sample("status"),
      cell: ({ tone }) => <StatusBadge tone={tone} label={t(`dev|ui|tone|${tone}`)} />,
    },
  ];
  const table = { caption: sample("parts"), columns, keyOf: ({ code }: Row) => code };
  const items = [
    { term: sample("code"), value: sampleCode, numeric: true },
    { term: sample("manufacturer"), value: sampleManufacturer },
    { term: sample("description"), value: sample("text") },
  ];
  const points = (["parts", "part", "nothing", "errors", "hint"] as const).map((name) => ({
    title: sample(name),
    text: sample("text"),
  }));
  return (
    <>
      <Example name="DataTable">
        <DataTable {...table} rows={[...rows]} />
      </Example>
      <Example name="DataTable rows={[]}">
        <DataTable {...table} rows={[]} empty={<EmptyState title={sample("nothing")} />} />
      </Example>
      <Example name="DefinitionList">
        <DefinitionList items={items} />
      </Example>
      <Example name="NumberedSteps columns={4}">
        <NumberedSteps steps={points.slice(0, 4)} columns={4} />
      </Example>
      <Example name="NumberedSteps columns={5}">
        <NumberedSteps steps={points} columns={5} />
      </Example>
      <Example name="Explanations">
        <Explanations items={points.slice(0, 3)} />
      </Example>
    </>
  );
}

export function ImageExamples() {
  const { t, state } = useSamples();
  const drawn = Object.entries(icons).sort(([one], [other]) => (one < other ? -1 : 1));
  const copied = (value: string) => ({ value, copiedText: t("ui|copied", { value }) });
  return (
    <>
      <Example name="icons" isRow>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {drawn.map(([name, Icon]) => (
            <li key={name} className="flex items-center gap-2 font-mono text-xs text-steel-3">
              <Icon size={20} className="text-ink" />
              <Icon size={16} className="text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="PartSilhouette" isRow>
        <span className="block size-40 overflow-hidden rounded border">
          <PartSilhouette label={t("ui|no_preview")} />
        </span>
        <span className="block size-14 overflow-hidden rounded border">
          <PartSilhouette label={t("ui|no_preview")} isSmall />
        </span>
      </Example>
      <Example name="ProgressBar">
        <div className="max-w-form space-y-3">
          {[0, 40, 100, null].map((value) => (
            <ProgressBar key={value} value={value} max={100} label={state("busy")} />
          ))}
        </div>
      </Example>
      <Example name="Marked" className="font-mono">
        <Marked text={["", "6205", "-2RSH"]} />
      </Example>
      <Example name="Copyable" isRow>
        <Copyable {...copied(sampleCode)} />
        <Copyable {...copied(sampleManufacturer)} isText />
      </Example>
    </>
  );
}
