import { useTranslations } from "next-intl";
import { NotFoundPage } from "@/components/layout/not-found-page";

export default function NotFound() {
  const t = useTranslations();
  return <NotFoundPage title={t("error|NOT_FOUND")} text={t("listing|not_found|text")} />;
}
