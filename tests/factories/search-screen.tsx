import type { ComponentProps } from "react";
import { SearchScreen } from "@/components/search/search-screen";
import { readSearchAddress } from "@/lib/search/schema";
import { draw } from "../setup/screen";

export const skf = { id: 3, name: "SKF" };
export const nothing = { data: [], totalCount: 0, totalPages: 0, capped: false, reading: null };
const noOthers = { codes: [], manufacturers: [], unfiltered: null };

type Props = Partial<ComponentProps<typeof SearchScreen>> & { locale?: "de" | "en" };

/** The search screen of an address, with 80 results unless told. */
export function drawSearchScreen(
  parameters: Record<string, string | string[]>,
  { locale = "de", ...props }: Props = {},
): void {
  draw(
    <SearchScreen
      address={readSearchAddress(parameters)}
      answer={{ data: [], totalCount: 80, totalPages: 8, capped: false }}
      manufacturers={{
        offered: [skf],
        isWhole: true,
        chosen: parameters.manufacturerId === "3" ? skf : undefined,
      }}
      others={noOthers}
      isAdmin={false}
      hasSearchBar
      printedAddress="https://lagerfund.example/listing/search"
      {...props}
    >
      <ul />
    </SearchScreen>,
    locale,
  );
}
