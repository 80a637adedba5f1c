import { useTranslations } from "next-intl";
import { SearchBar } from "./search-bar";

/** 404 with a way on. A domain may say more precisely what is missing. */
export function NotFoundPage({ title, text }: { title?: string; text?: string }) {
  const t = useTranslations();
  return (
    <div className="max-w-text space-y-4 py-8">
      <p className="font-mono text-steel-3">404</p>
      <h1 className="text-xl">{title ?? t("page|not_found")}</h1>
      <p>{text ?? t("page|not_found_text")}</p>
      <SearchBar large id="not-found-search" />
    </div>
  );
}
