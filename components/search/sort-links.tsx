import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import { type SearchAddress, searchHref, searchSort } from "@/lib/search/schema";

interface SortLinksProps {
  path: string;
  address: SearchAddress;
}

/** The orders of the results, each a link. Relevance needs something to be relevant to: without it the newest lead. */
export function SortLinks({ path, address }: SortLinksProps) {
  const t = useTranslations();
  const hasQuery = address.query !== "";
  const current = address.sort ?? (hasQuery ? "relevance" : "newest");
  const offered = searchSort.options.filter((sort) => hasQuery || sort !== "relevance");
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-sm print:hidden">
      <nav aria-label={t("search|sort")} className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden="true" className="text-steel-3">
          {t("search|sort")}:
        </span>
        {offered.map((sort) => (
          <SoftLink
            key={sort}
            href={searchHref({ ...address, sort: namedIn(sort, hasQuery), page: 1 }, path)}
            replace
            aria-current={sort === current ? "true" : undefined}
            className={`inline-flex min-w-11 items-center justify-center py-1 pointer-coarse:min-h-11 ${sort === current ? "font-semibold" : "link"}`}
          >
            {t(`search|sort|${sort}`)}
          </SoftLink>
        ))}
      </nav>
      {hasQuery ? <RankingLink className="max-md:hidden" /> : null}
    </div>
  );
}

/** Why the results stand in this order; on a phone below them, where it takes no height from the first. */
export function RankingLink({ className }: { className: string }) {
  const t = useTranslations();
  return (
    <SoftLink
      href="/search-ranking"
      className={`link inline-flex items-center py-1 text-sm print:hidden pointer-coarse:min-h-11 ${className}`}
    >
      {t("ranking|link")}
    </SoftLink>
  );
}

/** What comes unasked is not named in the address. */
function namedIn(
  sort: (typeof searchSort.options)[number],
  hasQuery: boolean,
): SearchAddress["sort"] {
  return sort === "relevance" || (sort === "newest" && !hasQuery) ? undefined : sort;
}
