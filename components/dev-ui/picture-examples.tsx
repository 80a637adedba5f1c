import { useLocale, useTranslations } from "next-intl";
import { MonthChart } from "@/components/charts/month-chart";
import { ProgressBar } from "@/components/documents/progress-bar";
import * as icons from "@/components/ui/icons";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { formatInteger } from "@/lib/i18n/formats";
import { Example } from "./example";
import { sampleMonths } from "./samples";

/** What is drawn. */
export function PictureExamples() {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <>
      <Example name="icons" isRow>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {Object.entries(icons)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, Icon]) => (
              <li key={name} className="flex items-center gap-2 font-mono text-xs text-steel-3">
                <Icon size={20} className="text-ink" />
                <Icon size={16} className="text-ink" />
                {name}
              </li>
            ))}
        </ul>
      </Example>
      <Example name="PartSilhouette" isRow>
        <span className="block size-40 overflow-hidden rounded border">
          <PartSilhouette label={t("ui|no_preview")} />
        </span>
        <span className="block size-14 overflow-hidden rounded border">
          <PartSilhouette label={t("ui|no_preview")} isSmall />
        </span>
      </Example>
      <Example name="ProgressBar">
        <div className="max-w-form space-y-3">
          {[0, 40, 100, null].map((value) => (
            <ProgressBar key={value} value={value} max={100} label={t("dev|ui|state|busy")} />
          ))}
        </div>
      </Example>
      <Example name="MonthChart" className="max-w-text">
        <MonthChart
          title={t("dev|ui|sample|parts")}
          unit={() => null}
          summary={t("dev|ui|sample|text")}
          months={sampleMonths.map(({ month, value }) => ({
            month,
            value,
            text: formatInteger(value, locale),
          }))}
        />
      </Example>
    </>
  );
}
