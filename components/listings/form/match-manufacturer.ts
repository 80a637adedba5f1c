import type { ManufacturerValue } from "@/lib/listings/form";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { mostSimilar } from "@/lib/manufacturers/similar";

export interface KnownManufacturer {
  id: number;
  name: string;
}

export type ManufacturerOption = ManufacturerValue;

/** Also compares normalised names, so that "SIEMENS A.G." makes no second Siemens. */
export function manufacturerNamed(
  text: string,
  known: readonly KnownManufacturer[],
): KnownManufacturer | null {
  const typed = plain(text);
  const normalised = normaliseManufacturerName(text);
  return (
    known.find(({ name }) => plain(name) === typed) ??
    known.find(({ name }) => normaliseManufacturerName(name) === normalised) ??
    known.find(({ id }) => String(id) === typed) ??
    null
  );
}

export function optionsFor(
  text: string,
  known: readonly KnownManufacturer[],
): ManufacturerOption[] {
  const isName = /[\p{L}\p{N}]/u.test(text);
  return isName && !manufacturerNamed(text, known)
    ? [...known, { name: trimmed(text) }]
    : [...known];
}

export function resolvedManufacturer(
  text: string,
  known: readonly KnownManufacturer[],
): ManufacturerValue | null {
  const name = trimmed(text);
  if (name === "") {
    return null;
  }
  const match = manufacturerNamed(name, known);
  return match ? { id: match.id, name: match.name } : { name };
}

/** Finds a longer name or one with a small typing error. */
export function manufacturerMeantBy(
  text: string,
  known: readonly KnownManufacturer[],
): KnownManufacturer | null {
  const typed = plain(text);
  if (typed === "") {
    return null;
  }
  return known.find(({ name }) => plain(name).startsWith(typed)) ?? mostSimilar(text, known);
}

/** -1 means none; arrows wrap around. */
export function optionAfter(key: string, active: number, count: number): number {
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : 0;
    case "ArrowUp":
      return active > 0 ? active - 1 : count - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function plain(text: string): string {
  return trimmed(text).toLowerCase();
}
