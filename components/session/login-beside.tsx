import { useTranslations } from "next-intl";

/** Where a session has ended: a login that leaves what was typed alone; `label` where nothing is sent again. */
export function LoginBeside({ label }: { label?: string }) {
  const t = useTranslations();
  return (
    <a href="/login" target="_blank" className="underline" rel="noopener">
      {label ?? t("session|log_in_beside")}
    </a>
  );
}
