import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { ChooseAgain } from "../choose-again";

export function PriceFindings({ csvImport }: { csvImport: CsvImport }) {
  const t = useTranslations();
  const { id, mapping, choices, findings } = csvImport;
  const { rounding } = mapping;
  const { defaults } = choices;
  const count = findings?.roundedCount ?? 0;
  const isFedByColumn = mapping.columns.shippingPriceInCt !== undefined;
  return (
    <>
      {rounding && count > 0 ? (
        <>
          <Banner kind="info" title={t("csv-import|rounded", { count, rounding })} />
          <ChooseAgain
            importId={id}
            mapping={{ rounding: null }}
            label={t("csv-import|rounding|none")}
          />
        </>
      ) : null}
      {defaults.shippingPossible && defaults.shippingPriceInCt === 0 && !isFedByColumn ? (
        <>
          <Banner kind="info" title={t("csv-import|free_shipping")} />
          <ChooseAgain
            importId={id}
            choices={{ defaults: { ...defaults, shippingPriceInCt: null } }}
            label={t("csv-import|free_shipping|change")}
          />
        </>
      ) : null}
    </>
  );
}
