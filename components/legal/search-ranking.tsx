import { useTranslations } from "next-intl";
import { PageSection } from "@/components/layout/page-section";
import { Explanations } from "@/components/ui/explanations";
import { NumberedSteps } from "@/components/ui/lists/numbered-steps";
import { SoftLink } from "@/components/ui/soft-link";

const ranks = ["exact", "beginning", "inside", "slip", "alike", "name", "details"] as const;
const ties = ["own", "similar", "together"] as const;
const readings = ["words", "dropped", "quantity"] as const;

export function SearchRanking() {
  const t = useTranslations();
  return (
    <div>
      <h1 className="text-xl hyphens-auto">{t("ranking|title")}</h1>
      <p className="mt-3 max-w-text">{t("ranking|lead")}</p>
      <PageSection id="order" title={t("ranking|order")}>
        <p className="mb-6 max-w-text">{t("ranking|order|lead")}</p>
        <NumberedSteps
          columns={4}
          steps={ranks.map((rank) => ({
            title: t(`ranking|order|${rank}`),
            text: t(`ranking|order|${rank}|text`),
          }))}
        />
      </PageSection>
      <PageSection id="within" title={t("ranking|within")}>
        <Explanations
          items={ties.map((tie) => ({
            title: t(`ranking|within|${tie}`),
            text: t(`ranking|within|${tie}|text`),
          }))}
        />
        <p className="mt-6 max-w-text">{t("ranking|within|available")}</p>
      </PageSection>
      <PageSection id="query" title={t("ranking|query")}>
        <Explanations
          items={readings.map((reading) => ({
            title: t(`ranking|query|${reading}`),
            text: t(`ranking|query|${reading}|text`),
          }))}
        />
      </PageSection>
      <PageSection id="sort" title={t("ranking|sort")}>
        <p className="max-w-text">{t("ranking|sort|text")}</p>
      </PageSection>
      <PageSection id="paid" title={t("ranking|paid")}>
        <p className="max-w-text">{t("ranking|paid|text")}</p>
        <p className="mt-3 max-w-text">
          {t.rich("ranking|paid|law", {
            terms: (words) => (
              <SoftLink href="/terms#ranking" className="link">
                {words}
              </SoftLink>
            ),
          })}
        </p>
      </PageSection>
    </div>
  );
}
