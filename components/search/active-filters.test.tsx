import { expect, test } from "vitest";
import { readSearchAddress } from "@/lib/search/search-address";
import { draw } from "@/tests/setup/screen";
import { ActiveFilters, type FilteredManufacturer } from "./active-filters";

test("each active filter can be removed alone or with all others", () => {
  render({
    query: "6205",
    manufacturerId: "3",
    minOrderQuantity: "5",
    availableQuantity: "1000",
    condition: ["USED_TESTED", "FOR_PARTS"],
    yearOfManufactureFrom: "2020",
    hasCertificate: "true",
    sort: "price",
    page: "2",
  });
  const chips = [...document.querySelectorAll("[aria-label='Gesetzte Filter'] a")];
  expect(chips.map((chip) => chip.textContent?.replace(/^Filter entfernen: /, "× "))).toEqual([
    "× Hersteller: SKF",
    "× Mindestbestellmenge höchstens 5",
    "× Mindestens 1.000 verfügbar",
    "× Zustand: Gebraucht, geprüft",
    "× Zustand: Defekt, für Ersatzteile",
    "× Baujahr ab 2020",
    "× Mit Zeugnis oder Zertifikat",
    "Alle Filter zurücksetzen",
  ]);
  const leadTo = chips.map((chip) => new URL(chip.getAttribute("href") ?? "", "http://x").search);
  expect(leadTo[3]).toBe(
    "?query=6205&manufacturerId=3&minOrderQuantity=5&availableQuantity=1000&condition=FOR_PARTS&yearOfManufactureFrom=2020&hasCertificate=true&sort=price",
  );
  expect(leadTo.at(-1)).toBe("?query=6205");
});

function render(
  parameters: Record<string, string | string[]>,
  { manufacturer }: { manufacturer: FilteredManufacturer } = { manufacturer: { name: "SKF" } },
): void {
  const address = readSearchAddress(parameters);
  draw(<ActiveFilters path="/listing/search" address={address} manufacturer={manufacturer} />);
}
