import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { SearchBar } from "@/components/layout/search-bar/search-bar";
import type { Translator } from "@/lib/i18n/translator-type";

export function InvalidListingId() {
  const t = useTranslations();
  return (
    <div className="max-w-form">
      <h1 className="text-xl">{t("issue|listing_id_not_a_number")}</h1>
      <p className="mt-3 mb-6">{t("listing|not_found|text")}</p>
      <SearchBar />
    </div>
  );
}

export function invalidListingMetadata(t: Translator): Metadata {
  return { title: t("issue|listing_id_not_a_number"), robots: { index: false } };
}
