import { Search } from "@/components/ui/icons";
import { SearchField } from "./search-field";
import type { SearchTexts } from "./search-texts";

export interface SearchFormProps {
  texts: SearchTexts;
  query?: string;
  /** Filters that stay when the query changes; `page` is left out, so that a search starts at page 1. */
  hiddenFields?: [name: string, value: string][];
  large?: boolean;
  id?: string;
}

/**
 * A GET form that works without JavaScript; `SoftLinks` sends it without a reload. `required` and `pattern`
 * make the browser refuse a blank query.
 */
export function SearchForm({
  texts,
  query,
  hiddenFields = [],
  large,
  id = "search",
}: SearchFormProps) {
  const height = large ? "min-h-12 md:text-lg" : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is enough for form and landmark.
    <form
      action="/listing/search"
      data-soft="search"
      role="search"
      aria-label={texts.name}
      className="relative flex w-full print:hidden"
    >
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <SearchField
        id={id}
        texts={texts}
        query={query}
        className={`field-control control-size rounded-r-none border-r-0 font-mono placeholder:font-sans focus-visible:z-10 ${height}`}
      />
      {hiddenFields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={`control-size flex items-center gap-2 rounded-r border border-petrol bg-petrol px-3 font-semibold text-on-petrol hover:border-petrol-deep hover:bg-petrol-deep md:px-4 ${height}`}
      >
        <Search size={20} />
        <span className={large ? "max-md:sr-only" : "max-lg:sr-only"}>{texts.submit}</span>
      </button>
    </form>
  );
}
