import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { knownManufacturers } from "../fill/catalogue/known-manufacturers";
import { chanceOf } from "../fill/chance";
import { drawListing } from "../fill/listings";
import type { BenchPart } from "../fill/parts";

/** A listing's data from the generator alone; makes questions and judges answers. */
export interface Facts {
  id: number;
  manufacturer: string;
  mpn: string;
  /** The same for all listings of a manufacturer's number. */
  part: string;
  kind: string;
  measures: string[];
  nameDe: string;
  /** The smallest and largest order quantity; null when not for sale. */
  pieces: { least: number; most: number } | null;
}

export interface Catalogue {
  factsOf(id: number): Facts;
  offers: Facts[];
  offersOf(manufacturer: string): Facts[];
  manufacturers: string[];
  codes: string[];
}

const offerCount = 2000;
const lookedThrough = 60_000;
const offersEach = 40;

export function catalogueOf(count: number, parts: BenchPart[], codes: Iterable<string>): Catalogue {
  const chance = chanceOf(count);
  const factsOf = (id: number) => readFacts(id, parts);
  const offers: Facts[] = [];
  const byManufacturer = new Map(knownManufacturers.map(({ name }) => [name, [] as Facts[]]));
  for (let looked = 0; looked < Math.min(count, lookedThrough); looked++) {
    const facts = factsOf(1 + chance.below(count));
    if (facts.pieces && offers.length < offerCount) {
      offers.push(facts);
    }
    const own = facts.pieces && byManufacturer.get(facts.manufacturer);
    if (own && own.length < offersEach) {
      own.push(facts);
    }
  }
  return {
    factsOf,
    offers,
    offersOf: (manufacturer) => byManufacturer.get(manufacturer) ?? [],
    manufacturers: [
      ...new Set([...byManufacturer.keys(), ...parts.map(({ manufacturer }) => manufacturer)]),
    ],
    codes: [...new Set(codes)].sort(),
  };
}

export function manufacturerKeyOf(name: string): string {
  return normaliseManufacturerName(name);
}

function readFacts(id: number, parts: BenchPart[]): Facts {
  const { part, nameDe, measures, stock } = drawListing(id, parts);
  const left = stock.quantity - stock.sold_quantity;
  const isForSale = stock.status === "ACTIVE" && left >= stock.min_order_quantity;
  return {
    id,
    manufacturer: part.manufacturer,
    mpn: part.mpn,
    part: `${manufacturerKeyOf(part.manufacturer)} ${normaliseCode(part.mpn)}`,
    kind: part.kind.german,
    measures,
    nameDe,
    pieces: isForSale ? { least: stock.min_order_quantity, most: left } : null,
  };
}

export function countBeginningWith({ codes }: Catalogue, beginning: string, most: number): number {
  let [first, high] = [0, codes.length];
  while (first < high) {
    const middle = (first + high) >> 1;
    [first, high] = (codes[middle] ?? "") < beginning ? [middle + 1, high] : [first, middle];
  }
  const some = codes.slice(first, first + most);
  return some.filter((code) => code.startsWith(beginning)).length;
}

export function countHolding({ codes }: Catalogue, stretch: string, most: number): number {
  let count = 0;
  for (const code of codes) {
    count += code.includes(stretch) ? 1 : 0;
    if (count === most) {
      break;
    }
  }
  return count;
}
