import { useTranslations } from "next-intl";
import { NotFoundPage } from "@/components/layout/not-found-page";

/** The 404 of a listing: it does not or no longer exist, and the search may find its like (contract §4). */
export function ListingNotFound() {
  const t = useTranslations();
  return <NotFoundPage title={t("listing|not_found")} text={t("listing|not_found|text")} />;
}
