import { useTranslations } from "next-intl";

export function LoginInNewTab({ label }: { label?: string }) {
  const t = useTranslations();
  return (
    <a href="/login" target="_blank" className="underline" rel="noopener">
      {label ?? t("session|log_in_beside")}
    </a>
  );
}
