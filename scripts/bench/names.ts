import type { Chance } from "./chance";

// The first are the most frequent: shares of about 10 % down to one in a hundred.
const kinds = [
  ["Rillenkugellager", "Deep groove ball bearing"],
  ["Schütz", "Contactor"],
  ["Näherungsschalter induktiv", "Inductive proximity switch"],
  ["Frequenzumrichter", "Frequency inverter"],
  ["Magnetventil 5/2", "Solenoid valve 5/2"],
  ["Leistungsschalter", "Circuit breaker"],
  ["Zentralbaugruppe", "Central processing unit"],
  ["Servomotor", "Servo motor"],
  ["Lichtschranke", "Photoelectric sensor"],
  ["Reihenklemme", "Terminal block"],
  ["Pneumatikzylinder", "Pneumatic cylinder"],
  ["Drehstrommotor", "Three-phase motor"],
  ["Steckverbinder rund", "Circular connector"],
  ["Zylinderrollenlager", "Cylindrical roller bearing"],
  ["Drucksensor", "Pressure transmitter"],
  ["Netzteil 24 V", "Power supply 24 V"],
  ["Getriebemotor", "Geared motor"],
  ["Hydraulikpumpe", "Hydraulic pump"],
  ["Kabelverschraubung", "Cable gland"],
  ["Drehgeber", "Encoder"],
  ["Sicherheitsrelais", "Safety relay"],
  ["Wartungseinheit", "Service unit"],
  ["Linearführung", "Linear guide"],
  ["Temperaturregler", "Temperature controller"],
] as const;
const properties = ["neu", "Serie", "mit Dichtung", "Edelstahl", "M12", "IP67", "Ersatzteil"];
const seriesCount = 9000;

/** Names whose words stand in from a tenth of all listings (the first kinds) down to one of ten thousand (a series). */
export function benchNames(chance: Chance, partName: string | null) {
  const [german, english] = kinds[chance.ranked(kinds.length)] ?? kinds[0];
  const series = seriesName(chance.below(seriesCount));
  const nameDe = `${german} ${chance.oneOf(properties)} ${series}`;
  const nameEn = chance.isHit(0.6) ? `${english} ${partName ?? ""} ${series}`.trim() : null;
  return { nameDe, nameEn };
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
export const kindNames = kinds.map(([german]) => german);
