import { useTranslations } from "next-intl";

/** For a form whose session has ended: a login that leaves what was typed alone. */
export function LoginBeside() {
  const t = useTranslations();
  return (
    <a href="/login" target="_blank" className="underline" rel="noopener">
      {t("session|log_in_beside")}
    </a>
  );
}
