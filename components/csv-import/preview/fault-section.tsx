import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonStyle } from "@/components/ui/button-style";
import type { CsvImport, RowFault } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";
import { firstFaultText } from "../fault-text";
import { FaultTable } from "./fault-table";

interface FaultSectionProps {
  csvImport: Pick<CsvImport, "id" | "firstFault">;
  invalidCount: number;
  /** The first of them. */
  faults: RowFault[];
}

/** What cannot be imported and why, and how it is mended in a spreadsheet (issue 7). */
export function FaultSection({ csvImport, invalidCount, faults }: FaultSectionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, firstFault } = csvImport;
  const [issue] = firstFault?.issues ?? [];
  return (
    <section aria-labelledby="faults" className="space-y-4">
      <h2 id="faults" className="text-lg">
        {t("csv-import|faults|title", {
          count: invalidCount,
          rows: formatInteger(invalidCount, locale),
        })}
      </h2>
      {firstFault && issue ? (
        <Banner kind="warning" title={firstFaultText(t, firstFault.number, issue)} />
      ) : null}
      <p className="max-w-text">{t("csv-import|faults|mend")}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`/csv-import/faults/${id}`} download className={buttonStyle({})}>
          {t("csv-import|faults|download")}
        </a>
        <ButtonLink href="/csv-import" variant="quiet">
          {t("csv-import|start|mend")}
        </ButtonLink>
      </div>
      <FaultTable faults={faults} />
      {invalidCount > faults.length ? (
        <p className="text-sm text-steel-3">
          {t("csv-import|faults|shown", {
            shown: formatInteger(faults.length, locale),
            all: formatInteger(invalidCount, locale),
          })}
        </p>
      ) : null}
    </section>
  );
}
