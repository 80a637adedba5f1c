import { useLocale, useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { formatInteger } from "@/lib/i18n/formats";
import type { ManufacturerChangeState } from "@/lib/manufacturers/actions";

/** What came of the last change: done, or why not. A fault of the name stands at its field. */
export function ManufacturerNotice({ state }: { state: ManufacturerChangeState }) {
  const t = useTranslations();
  const locale = useLocale();
  if (!state || isAtField(state)) {
    return null;
  }
  const { change, result } = state;
  if (!result.ok) {
    return (
      <FocusedNotice news={state}>
        {result.issues.length > 0 || result.code === "NOT_FOUND" ? (
          <Banner kind="error" title={t("admin|manufacturer|change|gone")} />
        ) : (
          <RefusalBanner {...result} />
        )}
      </FocusedNotice>
    );
  }
  const { name, other, count } = result.answer;
  const facts = { name, other, count, shown: formatInteger(count, locale) };
  return (
    <FocusedNotice news={state}>
      <Banner kind="success" title={t(`admin|manufacturer|change|${change}|done`, facts)} />
    </FocusedNotice>
  );
}

function isAtField({ change, result }: NonNullable<ManufacturerChangeState>): boolean {
  return change === "rename" && !result.ok && result.issues.some(({ path }) => path === "name");
}
