import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SearchBar } from "@/components/layout/search-bar";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import {
  filterCountOf,
  type ListingPage,
  type SearchAddress,
  searchHref,
  searchParametersOf,
} from "@/lib/search/schema";
import { FilteredPage } from "./filtered-page";
import { PagedResults } from "./paged-results";
import { SearchHeading } from "./search-heading";

const path = "/listing/search";

interface SearchScreenProps {
  address: SearchAddress;
  /** The page of results, or why there is none. */
  answer: ListingPage<unknown> | ErrorCode;
  manufacturers: { id: number; name: string }[];
  isAdmin: boolean;
  /** Members have the search bar in the header. */
  hasSearchBar: boolean;
  /** The list itself. */
  children: ReactNode;
}

/** Search results (spec §2.5). */
export function SearchScreen({
  address,
  answer,
  manufacturers,
  isAdmin,
  hasSearchBar,
  children,
}: SearchScreenProps) {
  const t = useTranslations();
  const manufacturer = manufacturers.find(({ id }) => id === address.manufacturerId)?.name;
  const kept = searchParametersOf({ ...address, query: "", page: 1 });
  return (
    <FilteredPage
      path={path}
      address={address}
      manufacturers={manufacturers}
      canShowAll={isAdmin}
      head={
        <>
          {hasSearchBar ? <SearchBar query={address.query} keep={kept} /> : null}
          <SearchHeading query={address.query} manufacturer={manufacturer} />
        </>
      }
    >
      {typeof answer === "string" ? (
        <Banner kind="error" title={t("search|error")} description={t(`error|${answer}`)} />
      ) : (
        <PagedResults
          path={path}
          address={address}
          answer={answer}
          empty={<NothingFound address={address} />}
        >
          {children}
        </PagedResults>
      )}
    </FilteredPage>
  );
}

function NothingFound({ address }: { address: SearchAddress }) {
  const t = useTranslations();
  const isFiltered = filterCountOf(address) > 0;
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={t("search|no_results")}
        text={t(isFiltered ? "search|no_results|filtered" : "search|no_results|text")}
      >
        {isFiltered ? (
          <ButtonLink href={searchHref({ query: address.query })} replace>
            {t("search|reset_filters")}
          </ButtonLink>
        ) : null}
        <ButtonLink href={path} variant="quiet">
          {t("search|all")}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
