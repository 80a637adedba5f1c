import type {
  ColumnFacts,
  ColumnMapping,
  DecimalMark,
  NumberFacts,
  PriceUnit,
} from "@/lib/csv-import/column-mapping";
import { type NumberField, numberFields, priceFields } from "../fields";
import { headingOf } from "./heading-words";

const amount =
  /menge|mge|bestand|stueck|stk|anzahl|verfueg|frei|verw|vorraet|lieferbar|auflager|gesperrt|pruefung|reserv|labst|quantity|qty|qoh|pcs|pieces|stock|onhand|inventory|available|unrestricted|blocked|preis|price|^vp|^[ev]k|[ev]k(?:netto|brutto)?\d?$|^ep|uvp|kosten|cost|wert|value|betrag|amount|summe|gesamt|total|umsatz|prezzo|precio|prix|^cen[ay]|prijs|giacenz|quantit|cantidad|existencia|ilosc|mnozstv|voorraad|import[oe]|montant|valore|wartosc|cost[oe]|koszt/;
const other =
  /preisstand|^stand$|gew|vpe|fa[kc]tor|(?<!je|pro|per)(?:einh|unit$)|unitof|dim|(?:kenn|nenn|mess|richt|grenz)wert|gruppe|group|klasse|class|datum|date|nr$|no$|art$|typ|platz|ort$|code|schluessel|weight|laenge|length|breite|width|hoehe|height/;
const otherWord = /(?:^| )(?:ab|am|vom|von|bis|seit|zum|zeit)(?: |$)/;

/** Prices in cents ignore marks. */
export function isMarkAsked(field: NumberField, priceUnit: PriceUnit): boolean {
  return priceUnit === "euros" || !isPrice(field);
}

function isPrice(field: NumberField): boolean {
  return priceFields.some((price) => price === field);
}

export function withDetectedMarks(mapping: ColumnMapping, columns: ColumnFacts[]): ColumnMapping {
  const proved = numberFields.flatMap((field): [NumberField, DecimalMark][] => {
    const place = mapping.columns[field];
    const mark = place === undefined ? null : provedMark(columns, place, field);
    return mark ? [[field, mark]] : [];
  });
  return { ...mapping, decimalMarks: { ...mapping.decimalMarks, ...Object.fromEntries(proved) } };
}

/** Null without proof. */
export function provedMark(
  columns: ColumnFacts[],
  place: number,
  field: NumberField,
): DecimalMark | null {
  const own = columns[place];
  if (!own || own.numbers.ambiguous === 0) {
    return null;
  }
  const proof = isMarked(own) ? [own] : columns.filter(isOfAmounts);
  const mark = markOf(proof);
  return mark && isBelieved(own, mark, proof, isPrice(field)) ? mark : null;
}

function markOf(columns: ColumnFacts[]): DecimalMark | null {
  const commas = columns.some(({ numbers }) => numbers.comma > 0);
  const points = columns.some(({ numbers }) => numbers.point > 0);
  if (commas === points) {
    return null;
  }
  return commas ? "comma" : "point";
}

/** A mark that gives "1.250" three decimals needs more proof, since thousands look the same. */
function isBelieved(
  own: ColumnFacts,
  mark: DecimalMark,
  proof: ColumnFacts[],
  isOfPrices: boolean,
): boolean {
  const { ambiguous, ambiguousCommas, plain } = own.numbers;
  const decimals = mark === "comma" ? ambiguousCommas : ambiguous - ambiguousCommas;
  if (decimals === 0) {
    return true;
  }
  const areThreeWritten = proof.some(({ numbers }) => numbers.threeDecimals > 0);
  if (isMarked(own)) {
    return areThreeWritten;
  }
  const isWhole = decimals === ambiguous && plain === 0;
  const isCertain = isOfPrices ? areThreeWritten : true;
  return (
    isWhole && (mark === "comma" ? isCertain : !isOfPrices && areZeros(own) && arePointed(proof))
  );
}

function areZeros({ samples }: ColumnFacts): boolean {
  return samples.every((sample) => /[.,]000\D*$/.test(String(sample)));
}

function arePointed(proof: ColumnFacts[]): boolean {
  const pointed = proof.filter(({ numbers }) => numbers.point > 0);
  const points = pointed.reduce((sum, { numbers }) => sum + pointsIn(numbers), 0);
  return points * 2 > pointed.reduce((sum, { filled }) => sum + filled, 0);
}

/** Beside "0.500", "12.000" also has a decimal point. */
function pointsIn({ point, threeDecimals, ambiguous, ambiguousCommas }: NumberFacts): number {
  return threeDecimals > 0 ? point + ambiguous - ambiguousCommas : point;
}

function isMarked({ numbers }: ColumnFacts): boolean {
  return numbers.comma + numbers.point > 0;
}

/** Leaves out bins ("01.12") and sizes. */
function isOfAmounts({ heading, filled, numbers }: ColumnFacts): boolean {
  const { compact, words, money } = headingOf(heading);
  const isNamed = money === "euros" || money === "cents" || amount.test(compact);
  return isNamed && !other.test(compact) && !otherWord.test(words) && numbers.other * 10 <= filled;
}
