import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import type { CsvImport, ImportFindings } from "@/lib/csv-import/csv-import";
import { formatInteger } from "@/lib/i18n/formats";
import { AnsweredManufacturers } from "./answered-manufacturers";
import { PausedListings } from "./paused-listings";
import { RepeatedParts } from "./repeated-parts";
import { SimilarManufacturers } from "./similar-manufacturers";

interface CheckFindingsProps {
  csvImport: CsvImport;
  findings: ImportFindings;
  pausedCount: number;
}

/** What a seller is told before anything is written: what is taken off sale, and what nobody would find. */
export function CheckFindings({ csvImport, findings, pausedCount }: CheckFindingsProps) {
  const { id, choices } = csvImport;
  const { paused, withoutNumber, similarManufacturers, answeredManufacturers } = findings;
  return (
    <>
      <NewManufacturers {...findings.newManufacturers} />
      {similarManufacturers.length > 0 ? (
        <SimilarManufacturers importId={id} choices={choices} similar={similarManufacturers} />
      ) : null}
      {answeredManufacturers.length > 0 ? (
        <AnsweredManufacturers importId={id} choices={choices} answered={answeredManufacturers} />
      ) : null}
      {findings.repeatedPartCount > 0 ? <RepeatedParts importId={id} findings={findings} /> : null}
      {withoutNumber > 0 ? <WithoutNumber importId={id} count={withoutNumber} /> : null}
      {pausedCount > 0 ? <PausedListings listings={paused} count={pausedCount} /> : null}
    </>
  );
}

/** Only where they are more than may be added: then nothing can be imported. */
function NewManufacturers({ count, left }: ImportFindings["newManufacturers"]) {
  const t = useTranslations();
  const locale = useLocale();
  if (left === null || count <= left) {
    return null;
  }
  const facts = {
    count,
    left,
    countShown: formatInteger(count, locale),
    leftShown: formatInteger(left, locale),
  };
  return (
    <Banner
      kind="error"
      title={t("csv-import|new_manufacturers|title", facts)}
      description={t("csv-import|new_manufacturers|text")}
    />
  );
}

function WithoutNumber({ importId, count }: { importId: string; count: number }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <div className="space-y-3">
      <Banner
        kind="warning"
        title={t("csv-import|without_number|title", { count, parts: formatInteger(count, locale) })}
        description={t("csv-import|without_number|text", { count })}
      />
      <ButtonLink href={`/csv-import/${importId}/columns`} variant="quiet">
        {t("csv-import|other_parts|columns")}
      </ButtonLink>
    </div>
  );
}
