import type { ColumnFacts } from "../fields";
import type { Candidate } from "./candidates";
import { filledIn } from "./column-content";
import { headingOf } from "./headings";
import { matchOf, scores } from "./matching";

// "inkl. 19 % MwSt.", "incl. VAT", or at the end: "Preis inkl. Motor" says nothing of a tax.
const tax =
  "(?: \\S+){0,3} (?:mw ?st|u ?st|vat|tax(?:es)?|(?:mehrwert|umsatz)?steuern?)(?= |$)|(?: \\d+ prozent)?$";
const included = `brutto|(?:^| )gross(?= |$)|(?:^| )(?:in[ck]l|inklusive|inclusive|including|included)(?:${tax})`;
const excluded =
  "netto|(?:^| )net(?= |$)|" +
  `(?:^| )(?:ex[ck]l|exklusive|exclusive|excluding|zzgl|zuzgl|zuzueglich|plus|ohne|without)(?:${tax})`;
const taxed = new RegExp(included);
const untaxed = new RegExp(excluded);
const allOfTax = new RegExp(`${included}|${excluded}`, "g");

/**
 * Prices are without tax here: those with it give way to the same one without it, or to one that is known by its heading,
 * where no fewer parts have that.
 */
export function withoutTaxed(all: Candidate[], columns: ColumnFacts[]): Candidate[] {
  const prices = all.filter(({ field }) => field === "pricePerProductInCt");
  const net = prices.filter((one) => one.score >= scores.part && !isTaxed(one));
  const known = net.filter((one) => isKnown(one, columns));
  const bases = new Map(net.map((one) => [one, baseOf(one)]));
  const isLess = (one: Candidate) => {
    const base = baseOf(one);
    const same = net.filter((other) => bases.get(other) === base);
    return [...known, ...same].some((other) => isAsFilled(other, one, columns));
  };
  const gross = prices.filter((one) => one.score < scores.ours && isTaxed(one) && isLess(one));
  return all.filter((one) => !gross.includes(one));
}

/** "net/gross" may be either. */
function isTaxed({ heading: { words } }: Candidate): boolean {
  return taxed.test(words) && !untaxed.test(words);
}

/** By the whole heading, or by what it is but for "netto". */
function isKnown(candidate: Candidate, columns: ColumnFacts[]): boolean {
  const { score, heading, place } = candidate;
  const column = columns[place];
  if (score > scores.counts || !column || !untaxed.test(heading.words)) {
    return score > scores.counts;
  }
  const base = baseOf(candidate);
  const match = matchOf("pricePerProductInCt", { ...column, heading: base }, headingOf(base));
  return match !== null && match.score > scores.counts;
}

/** What a heading says but for the tax; "Preis 1" is a "Preis". */
function baseOf({ heading }: Candidate): string {
  return heading.words.replace(allOfTax, " ").replace(/ /g, "").replace(/1$/, "");
}

function isAsFilled(one: Candidate, other: Candidate, columns: ColumnFacts[]): boolean {
  const filled = filledIn(columns, one);
  return filled > 0 && filled >= filledIn(columns, other);
}
