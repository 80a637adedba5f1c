import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";
import type { CsvImport, ImportFindings } from "@/lib/csv-import/csv-import";

interface RepeatedPartsProps {
  importId: CsvImport["id"];
  parts: ImportFindings["repeatedParts"];
}

/** Which parts become several listings: the seller alone knows whether that is one stock or several. */
export function RepeatedParts({ importId, parts }: RepeatedPartsProps) {
  const t = useTranslations();
  return (
    <div className="space-y-3">
      <Banner
        kind="warning"
        title={t("csv-import|repeated|title", { count: parts.length })}
        description={t("csv-import|repeated|text")}
      />
      <details className="rounded border px-4 py-2">
        <summary className="control-size flex items-center font-semibold text-petrol">
          {t("csv-import|repeated|which")}
        </summary>
        <ul className="space-y-1 pb-2">
          {parts.map(({ part, rows }) => (
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
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
