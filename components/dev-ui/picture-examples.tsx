import { useLocale, useTranslations } from "next-intl";
import { MonthChart } from "@/components/charts/month-chart";
import { ProgressBar } from "@/components/documents/progress-bar";
import { ListingRows } from "@/components/listings/listing-rows";
import type { RowView } from "@/components/listings/row-view";
import { Copyable } from "@/components/ui/copyable";
import * as icons from "@/components/ui/icons";
import { Marked } from "@/components/ui/marked";
import { PartSilhouette } from "@/components/ui/part-silhouette";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import {
  Example,
  sampleAddress,
  sampleCode,
  sampleEan,
  sampleMaker,
  sampleMonths,
} from "./example";

export function PictureExamples() {
  const [t, locale] = [useTranslations(), useLocale()];
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

export function CodeExamples() {
  const t = useTranslations();
  return (
    <>
      <Example name="Marked" className="font-mono">
        <Marked text={["", "6205", "-2RSH"]} />
      </Example>
      <Example name="Copyable" isRow>
        <Copyable value={sampleCode} copiedText={t("ui|copied", { value: sampleCode })} />
        <Copyable value={sampleMaker} copiedText={t("ui|copied", { value: sampleMaker })} isText />
      </Example>
    </>
  );
}

const overlays = ["reserved", "sold", "draft", "deleted", "unavailable"] as const;

export function ListingExamples() {
  const [t, locale] = [useTranslations(), useLocale()];
  const row: RowView = {
    id: 0,
    href: sampleAddress,
    picture: { src: null, overlay: null },
    codes: [code(["", "6205", "-2RSH"], true), code([sampleEan], false)],
    more: null,
    reason: null,
    name: [t("dev|ui|sample|part")],
    preview: t("dev|ui|sample|text"),
    manufacturer: { name: sampleMaker, href: sampleAddress },
    condition: t("listings|condition|NEW_IN_PACKAGING"),
    owner: null,
    available: formatInteger(1250, locale),
    minimum: formatInteger(10, locale),
    price: formatEuros(123_456),
    priceNote: t("listings|per_piece"),
    isLot: false,
    offers: null,
  };
  const rows: RowView[] = [
    row,
    {
      ...row,
      codes: [code([sampleCode], true)],
      reason: { label: t("listings|match|similar"), isDoubtful: true },
    },
    { ...row, minimum: t("listings|bundle"), priceNote: t("listings|for_bundle"), isLot: true },
    ...overlays.map((overlay) => ({
      ...row,
      picture: { src: null, overlay: t(`listing|overlay|${overlay}`) },
    })),
  ];
  return (
    <Example name="ListingRows">
      <ListingRows
        rows={rows.map((shown, id) => ({ ...shown, id }))}
        texts={{
          manufacturer: t("dev|ui|sample|maker"),
          available: t("listing|available"),
          minimum: t("listings|minimum"),
          price: t("dev|ui|sample|price"),
          owner: t("listings|owner"),
          noPicture: t("ui|no_preview"),
        }}
        heading="h3"
        tools={undefined}
      />
    </Example>
  );
}

function code(text: string[], isVital: boolean) {
  return { text, href: sampleAddress, label: null, isVital };
}
