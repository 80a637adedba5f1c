"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { SearchForm } from "../search-bar/search-form";
import type { SearchTexts } from "../search-bar/search-texts";

const startsAnew = ["query", "page", "lang"];

export function HeaderSearch({ texts }: { texts: SearchTexts }) {
  const parameters = useSearchParams();
  if (usePathname() !== "/listing/search") {
    return <SearchForm texts={texts} id="header-search" />;
  }
  const filters = [...parameters].filter(([name]) => !startsAnew.includes(name));
  return (
    <SearchForm
      texts={texts}
      id="header-search"
      query={parameters.get("query") ?? ""}
      hiddenFields={filters}
    />
  );
}
