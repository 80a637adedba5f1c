import { useTranslations } from "next-intl";
import { SearchBar } from "@/components/layout/search-bar";
import { Banner } from "@/components/ui/banner";

/** For an address whose listing id is no number (spec §2.7). */
export function InvalidListingId() {
  const t = useTranslations();
  return (
    <div className="max-w-form space-y-6">
      <h1 className="text-xl">{t("listing|detail|invalid_id|title")}</h1>
      <Banner kind="error" title={t("issue|listing_id_not_a_number")} />
      <SearchBar />
    </div>
  );
}
