import { listingCondition, listingStatus } from "@/lib/listings/schema";
import { searchCodesOf } from "@/lib/part-numbers/normalise";
import { drawNumber, knownManufacturers } from "./catalogue/known-manufacturers";
import { kindNamed, type PartKind, partKinds, spell } from "./catalogue/part-kinds";
import { type Chance, chanceOf } from "./chance";
import type { BenchPart } from "./parts";

export const frequentBeginning = "6ES7";
export const frequentShortCode = "6205";

// At a million listings 80,000 for sale begin with 6ES7, 1,000 are a 6205 and 3,000 more begin so.
const frequentShare = 0.094;
const shortShare = 0.004;
const knownShare = 0.15;
const bearingEnds = ["", "-2RSH", "-2Z", " ZZ/C3", "-2RS1/C3", "-Z", " N", "/C3"];
const frequentCount = 8000;
const bearingManufacturers = [
  "SKF GmbH",
  "Schaeffler Technologies AG & Co. KG",
  "NSK Deutschland GmbH",
];

const properties = ["neu", "Serie", "mit Dichtung", "Edelstahl", "M12", "IP67", "Ersatzteil"];
const seriesCount = 9000;

const statuses = listingStatus.exclude(["ACTIVE"]).options;
const conditions = ["NEW_IN_PACKAGING", ...listingCondition.options, null] as const;
const firstListedAt = Date.UTC(2024, 0, 1);
const betweenListingsInMs = 60_000;

export function drawListing(id: number, parts: BenchPart[]) {
  const chance = chanceOf(id);
  const part = partFor(chance, parts);
  return { part, ...benchNames(chance, part.kind), stock: stockOf(chance), chance };
}

/** `manufacturerIds` by name; `ownerIds` are the possible sellers. */
export function benchListing(
  id: number,
  parts: BenchPart[],
  manufacturerIds: Map<string, number>,
  ownerIds: string[],
) {
  const { part, nameDe, nameEn, stock, chance } = drawListing(id, parts);
  const alternates = part.alternate === "" ? [] : [part.alternate];
  return {
    id,
    owner_user_id: chance.oneOf(ownerIds),
    manufacturer_id: manufacturerIds.get(part.manufacturer) ?? 1,
    mpn: part.mpn,
    ean: part.ean,
    alternate_product_codes: alternates,
    search_codes: searchCodesOf([part.mpn, part.ean, ...alternates]),
    name_de: nameDe,
    name_en: nameEn,
    description_de: `${nameDe}, ${part.mpn}. Lagerware, ab Werk geprüft, sofort lieferbar.`,
    shipping_possible: chance.isHit(0.9),
    ...stock,
    condition: chance.oneOf(conditions),
    year_of_manufacture: chance.isHit(0.5) ? 2000 + chance.below(26) : null,
    has_certificate: chance.isHit(0.03),
    views: chance.below(500),
    created_at: new Date(firstListedAt + id * betweenListingsInMs),
    updated_at: new Date(firstListedAt + id * betweenListingsInMs),
  };
}

function partFor(chance: Chance, parts: BenchPart[]): BenchPart {
  if (chance.isHit(frequentShare)) {
    const number = chanceOf(chance.below(frequentCount)).written("3##-#@@##-#AB#");
    return numbered(`${frequentBeginning} ${number}`, "Siemens AG", "Zentralbaugruppe");
  }
  if (chance.isHit(shortShare / (1 - frequentShare))) {
    const end = chance.isHit(0.25) ? "" : chance.oneOf(bearingEnds);
    const manufacturer = chance.oneOf(bearingManufacturers);
    return numbered(`${frequentShortCode}${end}`, manufacturer, "Rillenkugellager");
  }
  if (chance.isHit(knownShare)) {
    const known = chance.oneOf(knownManufacturers);
    const { mpn, kind } = drawNumber(chance, known);
    return numbered(mpn, known.name, kind);
  }
  const part = chance.oneOf(parts);
  // Sellers and manufacturers add suffixes for revisions and packagings.
  return chance.isHit(0.08) ? { ...part, mpn: `${part.mpn}-${chance.written("@#")}` } : part;
}

function numbered(mpn: string, manufacturer: string, kind: string): BenchPart {
  return { manufacturer, mpn, alternate: "", ean: null, kind: kindNamed(kind) };
}

function stockOf(chance: Chance) {
  const quantity = 1 + chance.ranked(5000);
  const status = chance.isHit(0.9) ? "ACTIVE" : chance.oneOf(statuses);
  const bundleOnly = chance.isHit(0.15);
  const isGone = status === "SOLD" || (status === "ACTIVE" && chance.isHit(0.05));
  const priceInCt = 10 + chance.ranked(500_000);
  const hasBundlePrice = bundleOnly && chance.isHit(0.5);
  return {
    status,
    quantity,
    sold_quantity: isGone ? quantity : chance.isHit(0.2) ? chance.below(quantity) : 0,
    bundle_only: bundleOnly,
    min_order_quantity: bundleOnly
      ? quantity
      : chance.isHit(0.7)
        ? 1
        : 1 + chance.below(Math.min(quantity, 20)),
    price_per_product_in_ct: hasBundlePrice ? null : priceInCt,
    price_for_bundle_in_ct: hasBundlePrice ? Math.min(priceInCt * quantity, 2_000_000_000) : null,
    pickup_possible: true,
  };
}

/** A word occurs in a tenth of all listings (first kinds) down to one in ten thousand (a series). */
function benchNames(chance: Chance, kind: PartKind) {
  const measure = kind.measures.length > 0 ? chance.oneOf(kind.measures) : null;
  const [german, english] = [0, 1].map(() => (measure ? ` ${spell(measure, chance)}` : ""));
  const property = chance.oneOf(properties);
  const series = seriesName(chance.below(seriesCount));
  return {
    nameDe: `${kind.german}${german} ${property} ${series}`,
    nameEn: chance.isHit(0.6) ? `${kind.english}${english} ${series}` : null,
    measures: [measure?.key ?? "", property].filter((key) => key !== ""),
  };
}

export function seriesName(number: number): string {
  const syllables = ["ba", "ve", "lo", "mi", "tru", "kan", "sel", "dor", "fi", "gur"];
  const [first, second, third, fourth] = [1, 10, 100, 1000].map(
    (unit) => syllables[Math.floor(number / unit) % syllables.length],
  );
  return `Q${first}${second}${third}${fourth}`;
}

export const kindNames = partKinds.slice(0, 24).map(({ german }) => german);
