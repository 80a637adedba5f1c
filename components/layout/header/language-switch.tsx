import { useLocale, useTranslations } from "next-intl";
import { locales } from "@/lib/i18n/locales";
import { LanguageForm } from "./language-form";

export function LanguageSwitch() {
  const t = useTranslations();
  const current = useLocale();
  return (
    <LanguageForm>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no row, and one more landmark is one too many. */}
      <div role="group" aria-label={t("layout|language")} className="flex">
        {locales.map((locale) => (
          <button
            key={locale}
            type="submit"
            name="locale"
            value={locale}
            lang={locale}
            aria-current={locale === current ? "true" : undefined}
            className="switch-part font-semibold uppercase"
          >
            {locale}
            <span className="sr-only"> {t(`layout|language|${locale}`)}</span>
          </button>
        ))}
      </div>
    </LanguageForm>
  );
}
