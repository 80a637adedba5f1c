import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner, type BannerKind } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { PageLink } from "@/components/ui/page-link";
import { discardCorrectionsFormAction } from "@/lib/actions/csv-import";
import type { CsvImport, ImportFindings } from "@/lib/csv-import/csv-import-schema";
import { isBeyond } from "@/lib/csv-import/rules";
import { formatInteger } from "@/lib/i18n/formats";
import { listingName } from "@/lib/stock/listing-in-language";
import { ChooseAgain } from "../choose-again";
import { ImportActionForm } from "../import-action-form";
import { fieldLabel } from "../row-issue-text";
import { AnsweredManufacturers, SimilarManufacturers } from "./manufacturer-answers";

interface CheckFindingsProps {
  csvImport: CsvImport;
  findings: ImportFindings;
  pausedCount: number;
}

type Choices = Partial<CsvImport["choices"]>;

export function CheckFindings({ csvImport, findings, pausedCount }: CheckFindingsProps) {
  const t = useTranslations();
  const { id, choices, otherParts } = csvImport;
  const { similarManufacturers, answeredManufacturers, newManufacturers } = findings;
  const { count: newCount, left } = newManufacturers;
  const topics: [topic: string, count: number, change?: Choices][] = [
    ["differing", findings.differingCount, { sameParts: "addOrFirst" }],
    ["without_stock", findings.withoutStock],
    choices.missing === "pause"
      ? ["missing_paused", findings.missingCount, { missing: "keep" }]
      : ["missing", findings.missingCount, { missing: "pause" }],
  ];
  const columnsLink = (
    <ButtonLink href={`/csv-import/${id}/columns`} variant="quiet">
      {t("csv-import|other_parts|columns")}
    </ButtonLink>
  );
  return (
    <>
      {left !== null && isBeyond(newManufacturers) ? (
        <Finding topic="new_manufacturers" kind="error" facts={{ count: newCount, left }} />
      ) : null}
      {similarManufacturers.length > 0 ? (
        <SimilarManufacturers importId={id} similar={similarManufacturers} />
      ) : null}
      {answeredManufacturers.length > 0 ? (
        <AnsweredManufacturers importId={id} answered={answeredManufacturers} />
      ) : null}
      {findings.repeatedPartCount > 0 ? (
        <RepeatedParts csvImport={csvImport} findings={findings} />
      ) : null}
      {findings.withoutNumber > 0 ? (
        <Finding topic="without_number" facts={{ count: findings.withoutNumber }}>
          {columnsLink}
        </Finding>
      ) : null}
      {topics.map(([topic, count, change]) =>
        count > 0 ? (
          <Question key={topic} importId={id} topic={topic} count={count} change={change} />
        ) : null,
      )}
      {findings.correctionCount > 0 ? <Corrections importId={id} findings={findings} /> : null}
      {pausedCount > 0 ? <PausedListings listings={findings.paused} count={pausedCount} /> : null}
      <PriceFindings csvImport={csvImport} roundedCount={findings.roundedCount} />
      {otherParts ? (
        // A running number was perhaps taken for the seller's own: one part would overwrite another.
        <Finding topic="other_parts" facts={{ count: otherParts.count }}>
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              href={`/csv-import/${id}?row=${otherParts.firstRow}#preview`}
              variant="quiet"
            >
              {t("csv-import|other_parts|row", { row: String(otherParts.firstRow) })}
            </ButtonLink>
            {columnsLink}
          </div>
        </Finding>
      ) : null}
    </>
  );
}

interface PriceFindingsProps {
  csvImport: CsvImport;
  roundedCount: number;
}

function PriceFindings({ csvImport, roundedCount }: PriceFindingsProps) {
  const t = useTranslations();
  const { id, choices, mapping } = csvImport;
  const { rounding } = mapping;
  return (
    <>
      {rounding && roundedCount > 0 ? (
        <Finding topic="rounded" kind="info" facts={{ count: roundedCount, rounding }}>
          <ChooseAgain
            importId={id}
            mapping={{ rounding: null }}
            label={t("csv-import|rounding|none")}
          />
        </Finding>
      ) : null}
      {isShippingFree(csvImport) ? (
        <Finding topic="free" kind="info" facts={{}}>
          <ChooseAgain
            importId={id}
            choices={{ defaults: { ...choices.defaults, shippingPriceInCt: null } }}
            label={t("csv-import|free_shipping|change")}
          />
        </Finding>
      ) : null}
    </>
  );
}

function isShippingFree({ choices: { defaults }, mapping }: CsvImport): boolean {
  const isFedByColumn = mapping.columns.shippingPriceInCt !== undefined;
  return defaults.shippingPossible && defaults.shippingPriceInCt === 0 && !isFedByColumn;
}

interface FindingProps {
  /** Its messages are `csv-import|TOPIC|title` and `|text`. */
  topic: string;
  kind?: BannerKind;
  facts: Record<string, number | string>;
  /** Said behind the text. */
  more?: ReactNode;
  children?: ReactNode;
}

/** What was found in the file, and below it what can be done. */
function Finding({ topic, kind = "warning", facts, more, children }: FindingProps) {
  const t = useTranslations();
  // Checking the types of all these messages would take the compiler minutes.
  const textOf = (part: string) => t(`csv-import|${topic}|${part}` as never, facts as never);
  const text = textOf("text");
  return (
    <div className="space-y-3">
      <Banner
        kind={kind}
        title={textOf("title")}
        description={
          <>
            {text} {more}
          </>
        }
      />
      {children}
    </div>
  );
}

interface QuestionProps {
  importId: string;
  topic: string;
  count: number;
  change: Choices | undefined;
  children?: ReactNode;
}

/** Offers the other choice, which checks again. */
function Question({ importId, topic, count, change, children }: QuestionProps) {
  const t = useTranslations();
  return (
    <Finding topic={topic} kind={topic === "differing" ? "warning" : "info"} facts={{ count }}>
      {change ? (
        <ChooseAgain
          importId={importId}
          choices={change}
          label={t(`csv-import|${topic}|change` as never, { count } as never)}
        />
      ) : null}
      {children}
    </Finding>
  );
}

interface RepeatedPartsProps {
  csvImport: Pick<CsvImport, "id" | "choices">;
  findings: Pick<ImportFindings, "repeatedParts" | "repeatedPartCount">;
}

function RepeatedParts({ csvImport, findings }: RepeatedPartsProps) {
  const t = useTranslations();
  const { repeatedParts: parts, repeatedPartCount: count } = findings;
  const isAdded = csvImport.choices.sameParts !== "first";
  return (
    <Question
      importId={csvImport.id}
      topic={isAdded ? "repeated" : "first_row"}
      count={count}
      change={{ sameParts: isAdded ? "first" : "add" }}
    >
      <Named kind="repeated" shown={parts.length} count={count}>
        <ul className="space-y-1 pb-2">
          {parts.map(({ part, rows, rowCount }) => (
            <li key={rows[0]} className="wrap-anywhere">
              <span className="font-mono">{part}</span>
              {rows.map((row) => (
                <PageLink
                  key={row}
                  href={`/csv-import/${csvImport.id}?row=${row}#preview`}
                  className="link ml-3 inline-block"
                >
                  {t("csv-import|other_parts|row", { row: String(row) })}
                </PageLink>
              ))}
              {rowCount > rows.length ? (
                <span className="ml-3 text-steel-3">
                  {t("csv-import|repeated|more_rows", { count: rowCount - rows.length })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </Named>
    </Question>
  );
}

interface CorrectionsProps {
  importId: string;
  findings: Pick<ImportFindings, "correctionCount" | "corrections">;
}

function Corrections({ importId, findings }: CorrectionsProps) {
  const t = useTranslations();
  const { correctionCount: count, corrections } = findings;
  return (
    <Finding topic="corrected" kind="info" facts={{ count }}>
      <Named kind="corrected" shown={corrections.length} count={count}>
        <ul className="space-y-1 pb-2">
          {corrections.map(({ number, field, text }) => (
            <li key={`${number} ${field}`} className="wrap-anywhere">
              {t("csv-import|grid|cell", { field: fieldLabel(t, field), row: String(number) })}:{" "}
              <span className="font-semibold">{text || t("csv-import|corrected|empty")}</span>
            </li>
          ))}
        </ul>
      </Named>
      <ImportActionForm
        action={discardCorrectionsFormAction}
        fields={{ id: importId }}
        label={t("csv-import|corrected|discard")}
        variant="danger"
        question={{
          title: t("csv-import|corrected|discard|question"),
          text: t("csv-import|corrected|discard|text"),
          confirmLabel: t("csv-import|corrected|discard"),
          cancelLabel: t("csv-import|discard|keep"),
        }}
      />
    </Finding>
  );
}

type PausedListing = ImportFindings["paused"][number];

interface PausedListingsProps {
  listings: PausedListing[];
  count: number;
}

function PausedListings({ listings, count }: PausedListingsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const open = listings.filter(({ openTrades }) => openTrades > 0).length;
  const columns: Column<PausedListing>[] = [
    {
      key: "row",
      label: t("csv-import|errors|row"),
      numeric: true,
      cell: ({ number }) => number ?? "–",
    },
    {
      key: "listing",
      label: t("csv-import|paused|listing"),
      cell: (listing) => (
        <PageLink href={`/listing/detail/${listing.id}`} className="link wrap-anywhere">
          {[listing.mpn, listingName(locale, listing)].filter(Boolean).join(" · ")}
        </PageLink>
      ),
    },
    {
      key: "available",
      label: t("csv-import|paused|available"),
      numeric: true,
      cell: ({ available }) => formatInteger(available, locale),
    },
    {
      key: "trades",
      label: t("csv-import|paused|trades"),
      numeric: true,
      cell: ({ openTrades }) => formatInteger(openTrades, locale),
    },
  ];
  return (
    <Finding
      topic="paused"
      facts={{ count }}
      more={open > 0 ? t("csv-import|paused|open", { open }) : null}
    >
      <Named kind="paused" shown={listings.length} count={count} isOpen={open > 0}>
        <DataTable
          caption={t("csv-import|paused|which")}
          columns={columns}
          rows={listings}
          keyOf={({ id }) => String(id)}
        />
      </Named>
    </Finding>
  );
}

interface NamedProps {
  kind: "repeated" | "paused" | "corrected";
  shown: number;
  count: number;
  isOpen?: boolean;
  children: ReactNode;
}

function Named({ kind, shown, count, isOpen, children }: NamedProps) {
  const t = useTranslations();
  return (
    <details className="rounded border px-4 py-2" open={isOpen}>
      <summary className="control-size flex items-center font-semibold text-petrol">
        {t(`csv-import|${kind}|which`)}
      </summary>
      {children}
      {count > shown ? (
        <p className="py-2 text-sm text-steel-3">
          {t(`csv-import|${kind}|shown`, { shown, all: count })}
        </p>
      ) : null}
    </details>
  );
}
