import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import type { CsvImport, OtherParts } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";

interface OtherPartsNoticeProps {
  importId: CsvImport["id"];
  otherParts: OtherParts;
}

/** Asks whether a running number was taken for the seller's own: the import would write one part over another. */
export function OtherPartsNotice({ importId, otherParts }: OtherPartsNoticeProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { count, firstRow } = otherParts;
  const href = `/csv-import/${importId}`;
  return (
    <div className="space-y-3">
      <Banner
        kind="warning"
        title={t("csv-import|other_parts|title", { count, rows: formatInteger(count, locale) })}
        description={t("csv-import|other_parts|text", { count })}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${href}?row=${firstRow}#preview`} variant="quiet">
          {t("csv-import|other_parts|row", { row: String(firstRow) })}
        </ButtonLink>
        <ButtonLink href={`${href}/columns`} variant="quiet">
          {t("csv-import|other_parts|columns")}
        </ButtonLink>
      </div>
    </div>
  );
}
