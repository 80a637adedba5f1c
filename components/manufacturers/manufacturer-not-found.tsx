import { useTranslations } from "next-intl";
import { NotFoundPage } from "@/components/layout/not-found-page";

/** The 404 of a manufacturer, with the search instead. */
export function ManufacturerNotFound() {
  const t = useTranslations();
  return (
    <NotFoundPage title={t("manufacturer|not_found")} text={t("manufacturer|not_found|text")} />
  );
}
