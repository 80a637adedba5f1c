import { useTranslations } from "next-intl";
import { SearchForm, type SearchFormProps } from "./search-form";
import { searchTexts } from "./search-texts";

export function SearchBar(props: Omit<SearchFormProps, "texts">) {
  const t = useTranslations();
  return <SearchForm texts={{ ...searchTexts(t), name: t("layout|search|parts") }} {...props} />;
}
