import { useTranslations } from "next-intl";
import { kindStyles } from "./banner";

export function NoScript({ className = "mb-6" }: { className?: string }) {
  const t = useTranslations();
  return (
    <noscript>
      <p className={`rounded border px-4 py-3 ${kindStyles.info.className} ${className}`}>
        {t("ui|needs_script")}
      </p>
    </noscript>
  );
}
