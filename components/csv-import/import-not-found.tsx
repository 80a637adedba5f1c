import { useTranslations } from "next-intl";
import { NotFoundPage } from "@/components/layout/not-found-page";

export function ImportNotFound() {
  const t = useTranslations();
  return <NotFoundPage title={t("csv-import|not_found")} text={t("csv-import|not_found|text")} />;
}
