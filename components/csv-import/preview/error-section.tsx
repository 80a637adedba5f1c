import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import { SoftLink } from "@/components/ui/soft-link";
import { roundings } from "@/lib/csv-import/column-mapping";
import type { CsvImport, ErrorKind, RowErrorPage } from "@/lib/csv-import/csv-import-schema";
import { fixedFields, type ImportField } from "@/lib/csv-import/fields";
import { ChooseAgain } from "../choose-again";
import { fieldLabel, firstErrorText, reasonText } from "../row-issue-text";
import { CorrectionGrid } from "./correction-grid";

/** Errors of one kind whose rows are shown. */
export interface OpenErrors {
  field: ImportField;
  code: string;
  page: RowErrorPage;
}

interface ErrorSectionProps {
  csvImport: CsvImport;
  invalidCount: number;
  opened: OpenErrors | null;
}

export function ErrorSection({ csvImport, invalidCount, opened }: ErrorSectionProps) {
  const t = useTranslations();
  const { id, firstFault } = csvImport;
  const kinds = csvImport.findings?.errorKinds ?? [];
  const [issue] = firstFault?.issues ?? [];
  return (
    <section aria-labelledby="faults" className="space-y-4">
      <h2 id="faults" className="text-lg">
        {t("csv-import|errors|title", { count: invalidCount })}
      </h2>
      {firstFault && issue ? (
        <Banner kind="warning" title={firstErrorText(t, firstFault.number, issue)} />
      ) : null}
      <ul className="divide-y border-y empty:hidden">
        {kinds.map((kind) => (
          <li key={errorKindKey(kind)} id={errorKindKey(kind)} className="space-y-3 py-3">
            <ErrorsOfKind
              csvImport={csvImport}
              kind={kind}
              opened={opened && errorKindKey(opened) === errorKindKey(kind) ? opened : null}
            />
          </li>
        ))}
      </ul>
      <p className="max-w-text text-sm text-steel-3">{t("csv-import|errors|correct")}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`/csv-import/faults/${id}`}
          download
          className={buttonStyle({ variant: "quiet", size: "sm" })}
        >
          {t("csv-import|errors|download")}
        </a>
        <ButtonLink href="/csv-import" variant="quiet" size="sm">
          {t("csv-import|start|mend")}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Names a kind in addresses. */
export function errorKindKey({ field, code }: Pick<ErrorKind, "field" | "code">): string {
  return `${field ?? "row"}.${withoutNumber(code)}`;
}

export function withoutNumber(code: string): string {
  return code.replace(/:.*/, "");
}

const longestExample = 40;
// Without them nothing else means another thing.
const spareFields = ["ean", "condition", "yearOfManufacture", "weightInGrams", "countryOfOrigin"];

interface ErrorsOfKindProps {
  csvImport: Pick<CsvImport, "id" | "mapping">;
  kind: ErrorKind;
  opened: OpenErrors | null;
}

function ErrorsOfKind({ csvImport: { id, mapping }, kind, opened }: ErrorsOfKindProps) {
  const t = useTranslations();
  const { field, code, count, firstRow, text } = kind;
  const rows = t("csv-import|kind|rows", { count });
  const example = t(text === "" ? "csv-import|kind|row" : "csv-import|kind|example", {
    row: String(firstRow),
    text: text.slice(0, longestExample),
  });
  const href = `/csv-import/${id}?errors=${encodeURIComponent(errorKindKey(kind))}`;
  const others = Object.entries(mapping.columns).filter(([fed]) => fed !== field);
  const hasOneAnswer = code === "is_required" && fixedFields.some((fixed) => fixed === field);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="wrap-anywhere">
          <span className="font-semibold">
            {fieldLabel(t, field)}: {reasonText(t, { ...kind, value: text })}
          </span>{" "}
          <span className="font-normal text-steel-3">
            · {rows} · {example}
          </span>
        </h3>
        {field === null ? null : (
          <SoftLink
            href={opened ? `/csv-import/${id}?errors=` : href}
            replace
            className={buttonStyle({ variant: "quiet", size: "sm" })}
          >
            {t(opened ? "csv-import|kind|close" : "csv-import|kind|correct")}
          </SoftLink>
        )}
      </div>
      {/^price_(?:per_)?fraction/.test(code) ? (
        <div className="flex flex-wrap gap-3">
          {roundings.map((rounding) => (
            <ChooseAgain
              key={rounding}
              importId={id}
              mapping={{ rounding }}
              label={t(`csv-import|rounding|${rounding}`)}
            />
          ))}
        </div>
      ) : null}
      {hasOneAnswer ? (
        <ButtonLink href={`/csv-import/${id}/columns`} variant="quiet" size="sm">
          {t("csv-import|kind|one_answer")}
        </ButtonLink>
      ) : null}
      {spareFields.some((spare) => spare === field) ? (
        <ChooseAgain
          importId={id}
          mapping={{ columns: Object.fromEntries(others) }}
          label={t("csv-import|kind|without_column")}
        />
      ) : null}
      {opened ? <CorrectionGrid importId={id} href={href} {...opened} /> : null}
    </>
  );
}
