import { useLocale, useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { formatInteger } from "@/lib/i18n/formats";
import type { ManufacturerChangeState } from "@/lib/manufacturers/actions";
import type { ManufacturerChange } from "@/lib/manufacturers/schema";

/** What came of the last change: done, or why not. A fault of the name stands at its field. */
export function ManufacturerNotice({ state }: { state: ManufacturerChangeState }) {
  const t = useTranslations();
  const locale = useLocale();
  if (!state || isAtField(state)) {
    return null;
  }
  const change = state.entered.change as ManufacturerChange;
  if (!state.ok) {
    return (
      <FocusedNotice news={state}>
        {state.issues.length > 0 || state.code === "NOT_FOUND" ? (
          <Banner kind="error" title={t("admin|manufacturer|change|gone")} />
        ) : (
          <RefusalBanner {...state} />
        )}
      </FocusedNotice>
    );
  }
  const { name, other, count } = state.answer;
  const facts = { name, other, count, shown: formatInteger(count, locale) };
  return (
    <FocusedNotice news={state}>
      <Banner kind="success" title={t(`admin|manufacturer|change|${change}|done`, facts)} />
    </FocusedNotice>
  );
}

function isAtField(state: NonNullable<ManufacturerChangeState>): boolean {
  return (
    ["rename", "add_alias"].includes(String(state.entered.change)) &&
    !state.ok &&
    state.issues.some(({ path }) => path === "name")
  );
}
