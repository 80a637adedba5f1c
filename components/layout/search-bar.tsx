import { useTranslations } from "next-intl";
import { SearchForm, type SearchFormProps } from "./search-form";

/** The search bar of a page's body: landing, search results, not found. */
export function SearchBar(props: Omit<SearchFormProps, "texts">) {
  const t = useTranslations();
  const texts = {
    name: t("layout|search|parts"),
    label: t("layout|search|label"),
    submit: t("layout|search|submit"),
  };
  return <SearchForm texts={texts} {...props} />;
}
