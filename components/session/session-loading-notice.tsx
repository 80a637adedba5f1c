import { useTranslations } from "next-intl";

export function SessionLoadingNotice() {
  const t = useTranslations();
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-0 z-50 border-b border-note bg-note-soft px-4 py-2 text-center text-note print:hidden"
    >
      {t("session|loading")}
    </p>
  );
}
