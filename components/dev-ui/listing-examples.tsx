import { useLocale, useTranslations } from "next-intl";
import { ListingRows } from "@/components/listings/listing-rows";
import type { RowView } from "@/components/listings/row-view";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { Example } from "./example";
import { sampleAddress, sampleCode, sampleEan, sampleMaker } from "./samples";

const overlays = ["reserved", "sold", "draft", "deleted", "unavailable"] as const;

/** Rows on a desk, cards on a phone: to be had, found by a similar number, sold as a lot, and not to be had. */
export function ListingExamples() {
  const t = useTranslations();
  const locale = useLocale();
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
    {
      ...row,
      minimum: t("listings|bundle"),
      priceNote: t("listings|for_bundle"),
      isLot: true,
    },
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
