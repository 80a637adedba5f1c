import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";
import type { CsvImport, ImportFindings } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";

interface RepeatedPartsProps {
  importId: CsvImport["id"];
  findings: Pick<ImportFindings, "repeatedParts" | "repeatedPartCount">;
}

/** Which parts become several listings: the seller alone knows whether that is one stock or several. */
export function RepeatedParts({ importId, findings }: RepeatedPartsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { repeatedParts: parts, repeatedPartCount: count } = findings;
  return (
    <div className="space-y-3">
      <Banner
        kind="warning"
        title={t("csv-import|repeated|title", { count, shown: formatInteger(count, locale) })}
        description={t("csv-import|repeated|text")}
      />
      <details className="rounded border px-4 py-2">
        <summary className="control-size flex items-center font-semibold text-petrol">
          {t("csv-import|repeated|which")}
        </summary>
        <ul className="space-y-1 pb-2">
          {parts.map(({ part, rows, rowCount }) => (
            <li key={rows[0]} className="wrap-anywhere">
              <span className="font-mono">{part}</span>
              {rows.map((row) => (
                <PageLink
                  key={row}
                  href={`/csv-import/${importId}?row=${row}#preview`}
                  className="link ml-3 inline-block"
                >
                  {t("csv-import|other_parts|row", { row: String(row) })}
                </PageLink>
              ))}
              {rowCount > rows.length ? (
                <span className="ml-3 text-steel-3">
                  {t("csv-import|repeated|more_rows", {
                    count: rowCount - rows.length,
                    shown: formatInteger(rowCount - rows.length, locale),
                  })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {count > parts.length ? (
          <p className="py-2 text-sm text-steel-3">
            {t("csv-import|repeated|shown", {
              shown: formatInteger(parts.length, locale),
              all: formatInteger(count, locale),
            })}
          </p>
        ) : null}
      </details>
    </div>
  );
}
