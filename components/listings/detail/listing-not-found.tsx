import { useTranslations } from "next-intl";
import { NotFoundPage } from "@/components/layout/not-found-page";

export function ListingNotFound() {
  const t = useTranslations();
  return <NotFoundPage title={t("listing|not_found")} text={t("listing|not_found|text")} />;
}
