import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { PageLink } from "@/components/ui/page-link";
import { discardCorrectionsFormAction } from "@/lib/actions/csv-import";
import type { CsvImport, ImportFindings } from "@/lib/csv-import/csv-import-schema";
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

export function CheckFindings({ csvImport, findings, pausedCount }: CheckFindingsProps) {
  const { id, choices } = csvImport;
  const { paused, withoutNumber, similarManufacturers, answeredManufacturers } = findings;
  const { differingCount, withoutStock, missingCount } = findings;
  const questions: [Topic, number, Partial<CsvImport["choices"]>?][] = [
    ["differing", differingCount, { sameParts: "addOrFirst" }],
    ["without_stock", withoutStock],
    choices.missing === "pause"
      ? ["missing_paused", missingCount, { missing: "keep" }]
      : ["missing", missingCount, { missing: "pause" }],
  ];
  return (
    <>
      <NewManufacturers {...findings.newManufacturers} />
      {similarManufacturers.length > 0 ? (
        <SimilarManufacturers importId={id} similar={similarManufacturers} />
      ) : null}
      {answeredManufacturers.length > 0 ? (
        <AnsweredManufacturers importId={id} answered={answeredManufacturers} />
      ) : null}
      {findings.repeatedPartCount > 0 ? (
        <RepeatedParts csvImport={csvImport} findings={findings} />
      ) : null}
      {withoutNumber > 0 ? <WithoutNumber importId={id} count={withoutNumber} /> : null}
      {questions.map(([topic, count, change]) =>
        count > 0 ? (
          <ChoiceBanner
            key={topic}
            csvImport={csvImport}
            topic={topic}
            count={count}
            change={change}
          />
        ) : null,
      )}
      {findings.correctionCount > 0 ? <Corrections importId={id} findings={findings} /> : null}
      {pausedCount > 0 ? <PausedListings listings={paused} count={pausedCount} /> : null}
    </>
  );
}

function NewManufacturers({ count, left }: ImportFindings["newManufacturers"]) {
  const t = useTranslations();
  if (left === null || count <= left) {
    return null;
  }
  return (
    <Banner
      kind="error"
      title={t("csv-import|new_manufacturers|title", { count, left })}
      description={t("csv-import|new_manufacturers|text")}
    />
  );
}

type Topic =
  | "differing"
  | "repeated"
  | "first_row"
  | "without_stock"
  | "missing"
  | "missing_paused";

interface ChoiceBannerProps {
  csvImport: Pick<CsvImport, "id" | "choices">;
  topic: Topic;
  count: number;
  change: Partial<CsvImport["choices"]> | undefined;
}

/** Says what was found, and offers the other choice, which checks again. */
function ChoiceBanner({ csvImport, topic, count, change }: ChoiceBannerProps) {
  const t = useTranslations();
  // Checking the types of all these messages would take the compiler minutes.
  return (
    <div className="space-y-3">
      <Banner
        kind={topic === "differing" ? "warning" : "info"}
        title={t(`csv-import|${topic}|title` as never, { count } as never)}
        description={t(`csv-import|${topic}|text` as never, { count } as never)}
      />
      {change ? (
        <ChooseAgain
          importId={csvImport.id}
          choices={change}
          label={t(`csv-import|${topic}|change` as never, { count } as never)}
        />
      ) : null}
    </div>
  );
}

function WithoutNumber({ importId, count }: { importId: string; count: number }) {
  const t = useTranslations();
  return (
    <div className="space-y-3">
      <Banner
        kind="warning"
        title={t("csv-import|without_number|title", { count })}
        description={t("csv-import|without_number|text", { count })}
      />
      <ButtonLink href={`/csv-import/${importId}/columns`} variant="quiet">
        {t("csv-import|other_parts|columns")}
      </ButtonLink>
    </div>
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
    <div className="space-y-3">
      <ChoiceBanner
        csvImport={csvImport}
        topic={isAdded ? "repeated" : "first_row"}
        count={count}
        change={{ sameParts: isAdded ? "first" : "add" }}
      />
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
    </div>
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
    <div className="space-y-3">
      <Banner
        kind="info"
        title={t("csv-import|corrected|title", { count })}
        description={t("csv-import|corrected|text")}
      />
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
    </div>
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
    <div className="space-y-3">
      <Banner
        kind="warning"
        title={t("csv-import|paused|title", { count })}
        description={
          <>
            {t("csv-import|paused|text", { count })}
            {open > 0 ? <> {t("csv-import|paused|open", { open })}</> : null}
          </>
        }
      />
      <Named kind="paused" shown={listings.length} count={count} isOpen={open > 0}>
        <DataTable
          caption={t("csv-import|paused|which")}
          columns={columns}
          rows={listings}
          keyOf={({ id }) => String(id)}
        />
      </Named>
    </div>
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
