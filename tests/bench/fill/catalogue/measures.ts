import type { Chance } from "../chance";

/** A measure: its key is one for all spellings, "1.5 kW". */
export interface Measure {
  key: string;
  /** "1,5 kW", "1.5kW"; "24V", "24 V DC", "24VDC". */
  spellings: string[];
}

/** Of keys with commas between them: "24 V DC, M12". */
export function measuresOf(keys: string): Measure[] {
  return keys
    .split(", ")
    .filter((key) => key !== "")
    .map((key) => ({ key, spellings: spellingsOf(key) }));
}

export function spell(measure: Measure, chance: Chance): string {
  return chance.oneOf(measure.spellings);
}

function spellingsOf(key: string): string[] {
  const [value = "", unit = "", current] = key.split(" ");
  if (unit === "") {
    // DN50 and M12: of those only the former is written apart.
    return key.startsWith("DN") ? [key, key.replace("DN", "DN ")] : [key];
  }
  if (current !== undefined) {
    return [`${value}V`, `${value} V`, `${value}VDC`, `${value} V DC`, `DC ${value} V`];
  }
  const values = value.includes(".") ? [value, value.replace(".", ",")] : [value];
  return values.flatMap((one) => [`${one} ${unit}`, `${one}${unit}`]);
}
