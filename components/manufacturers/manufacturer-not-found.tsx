import { useTranslations } from "next-intl";
import { NotFoundPage } from "@/components/layout/not-found-page";

export function ManufacturerNotFound() {
  const t = useTranslations();
  return (
    <NotFoundPage title={t("manufacturer|not_found")} text={t("manufacturer|not_found|text")} />
  );
}
