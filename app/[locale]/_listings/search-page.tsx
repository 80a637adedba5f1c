import { getLocale } from "next-intl/server";
import type { SearchParams } from "@/app/search-params";
import { StructuredData } from "@/components/layout/structured-data";
import { ClientListingTable } from "@/components/listings/list/client-listing-table";
import { itemListStructuredData } from "@/components/search/item-list-structured-data";
import { SearchScreen } from "@/components/search/search-screen";
import { env } from "@/lib/config/env";
import { isMember, type Viewer } from "@/lib/fields/viewer";
import { searchHref } from "@/lib/search/search-address";
import type { QueryReading } from "@/lib/search/search-page-schema";
import { manufacturersToChoose } from "./load-manufacturer-choices";
import { requireCleanAddress } from "./require-clean-address";
import { resolveTypedManufacturer } from "./resolve-typed-manufacturer";
import { otherSearches, searchAddressOf, searchResults } from "./search-results";

const path = "/listing/search";

interface SearchPageProps {
  viewer: Viewer;
  parameters: SearchParams;
}

export async function SearchPage({ viewer, parameters }: SearchPageProps) {
  const asked = searchAddressOf(parameters);
  const mistyped = await resolveTypedManufacturer(path, asked, parameters);
  requireCleanAddress(viewer, path, asked, parameters, mistyped?.name);
  const results = mistyped?.failure
    ? { address: asked, answer: mistyped.failure }
    : await searchResults(viewer, asked);
  const { address, answer } = results;
  const hits = typeof answer === "string" ? [] : answer.data;
  const reading = typeof answer === "string" ? null : answer.reading;
  const locale = await getLocale();
  return (
    <SearchScreen
      address={address}
      answer={answer}
      manufacturers={await manufacturersToChoose(address.manufacturerId, hits, mistyped)}
      others={await otherSearches(viewer, results)}
      isAdmin={viewer.isAdmin}
      hasSearchBar={!isMember(viewer)}
      printedAddress={env().appUrl + searchHref(address)}
    >
      {isMember(viewer) ? null : (
        <StructuredData
          data={itemListStructuredData(hits, {
            appUrl: env().appUrl,
            locale,
            skipped: (address.page - 1) * address.pageSize,
          })}
        />
      )}
      <ClientListingTable
        listings={hits}
        query={markedText(address.query, reading)}
        code={reading?.code}
        locale={locale}
        showsOwner={viewer.isAdmin}
      />
    </SearchScreen>
  );
}

/** The part of the query to highlight in names. */
function markedText(query: string, reading: QueryReading | null): string {
  const { dropped = [], corrected = [] } = reading ?? {};
  const left = dropped.join(" ").split(/\s+/);
  const sought = query.split(/\s+/).filter((word) => !left.includes(word));
  return [...sought, ...corrected.map(({ meant }) => meant)].join(" ");
}
