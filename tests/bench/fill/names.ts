import { spell } from "./catalogue/measures";
import { type PartKind, partKinds } from "./catalogue/part-kinds";
import type { Chance } from "./chance";

const properties = ["neu", "Serie", "mit Dichtung", "Edelstahl", "M12", "IP67", "Ersatzteil"];
const seriesCount = 9000;

/**
 * Names whose words stand in from a tenth of all listings (the first kinds) down to one of ten thousand (a series), and
 * the measures in them, in one spelling.
 */
export function benchNames(chance: Chance, kind: PartKind) {
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

/** The name of a series, always the same for its number: "Velomat". */
export function seriesName(number: number): string {
  const syllables = ["ba", "ve", "lo", "mi", "tru", "kan", "sel", "dor", "fi", "gur"];
  const [first, second, third, fourth] = [1, 10, 100, 1000].map(
    (unit) => syllables[Math.floor(number / unit) % syllables.length],
  );
  return `Q${first}${second}${third}${fourth}`;
}

/** What frequent words are searched for. */
export const kindNames = partKinds.slice(0, 24).map(({ german }) => german);
