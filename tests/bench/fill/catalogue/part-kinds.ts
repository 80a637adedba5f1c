import { foldText } from "@/lib/text/fold-text";
import type { Chance } from "../chance";

/** The key is the same for all spellings, "1.5 kW". */
export interface Measure {
  key: string;
  spellings: string[];
}

export interface PartKind {
  german: string;
  plural: string;
  english: string;
  synonyms: string[];
  /** A part of a compound that people search for: "lager" of Rillenkugellager. */
  part: string | null;
  measures: Measure[];
}

// German | plural | English | synonyms | part of the compound | measures. The first are the most frequent.
const table = `
Rillenkugellager | Rillenkugellager | Deep groove ball bearing | Kugellager, ball bearing | lager |
Schütz | Schütze | Contactor | Leistungsschütz, contactor || 24 V DC, 230 V, 9 A, 25 A
Näherungsschalter induktiv | Näherungsschalter | Inductive proximity switch | Initiator, Näherungssensor, proximity switch | schalter | M8, M12, M18, 24 V DC
Frequenzumrichter | Frequenzumrichter | Frequency inverter | Umrichter, FU, inverter, VFD | umrichter | 0.75 kW, 1.5 kW, 4 kW, 7.5 kW
Magnetventil 5/2 | Magnetventile | Solenoid valve 5/2 | solenoid valve | ventil | 24 V DC, 230 V, 10 bar
Leistungsschalter | Leistungsschalter | Circuit breaker | circuit breaker | schalter | 16 A, 63 A, 250 A
Zentralbaugruppe | Zentralbaugruppen | Central processing unit | CPU | baugruppe | 24 V DC
Servomotor | Servomotoren | Servo motor | servo motor | motor | 0.75 kW, 1.5 kW, 3 kW, 400 V
Lichtschranke | Lichtschranken | Photoelectric sensor | Lichttaster, photoelectric sensor | schranke | M18, 24 V DC
Reihenklemme | Reihenklemmen | Terminal block | Durchgangsklemme, terminal block | klemme | 24 A, 32 A
Pneumatikzylinder | Pneumatikzylinder | Pneumatic cylinder | Druckluftzylinder, pneumatic cylinder | zylinder | 10 bar, 50 mm, 100 mm
Drehstrommotor | Drehstrommotoren | Three-phase motor | Asynchronmotor, induction motor | motor | 0.75 kW, 1.5 kW, 5.5 kW, 11 kW
Steckverbinder rund | Steckverbinder | Circular connector | Rundsteckverbinder, circular connector | verbinder | M12, M23
Zylinderrollenlager | Zylinderrollenlager | Cylindrical roller bearing | roller bearing | rollenlager |
Drucksensor | Drucksensoren | Pressure sensor | Drucktransmitter, Druckaufnehmer, pressure transmitter | sensor | 6 bar, 10 bar, 250 bar
Netzteil | Netzteile | Power supply | Stromversorgung, power supply || 24 V DC, 12 V DC, 5 A, 10 A
Getriebemotor | Getriebemotoren | Geared motor | gear motor | motor | 0.37 kW, 0.75 kW, 1.5 kW
Hydraulikpumpe | Hydraulikpumpen | Hydraulic pump | Zahnradpumpe, hydraulic pump | pumpe | 210 bar, 250 bar
Kabelverschraubung | Kabelverschraubungen | Cable gland | cable gland | verschraubung | M16, M20, M25
Drehgeber | Drehgeber | Encoder | Inkrementalgeber, Encoder, rotary encoder | geber | 24 V DC, 5 V DC
Sicherheitsrelais | Sicherheitsrelais | Safety relay | Not-Aus-Relais, safety relay | relais | 24 V DC, 230 V
Wartungseinheit | Wartungseinheiten | Air service unit | Druckluftaufbereitung, FRL | einheit | 10 bar, 16 bar
Linearführung | Linearführungen | Linear guide | Führungsschiene, linear guide | führung | 20 mm, 25 mm
Temperaturregler | Temperaturregler | Temperature controller | temperature controller | regler | 230 V, 24 V DC
Motorschutzschalter | Motorschutzschalter | Motor protection switch | motor circuit breaker | schutzschalter | 1.6 A, 4 A, 10 A
Schmelzsicherung | Schmelzsicherungen | Fuse link | Sicherung, fuse | sicherung | 2 A, 16 A, 63 A
Signalleuchte | Signalleuchten | Signal lamp | Meldeleuchte, Signallampe, indicator light | leuchte | 24 V DC, 230 V
Kugelhahn | Kugelhähne | Ball valve | ball valve | hahn | DN15, DN25, DN50
Absperrklappe | Absperrklappen | Butterfly valve | butterfly valve | klappe | DN50, DN80, DN100
Temperatursensor | Temperatursensoren | Temperature sensor | Temperaturfühler, Widerstandsthermometer, temperature sensor | sensor | M12, 100 mm
Durchflussmesser | Durchflussmesser | Flow meter | Durchflussmessgerät, flow meter | messer | DN25, DN50
Sanftstarter | Sanftstarter | Soft starter | Softstarter, soft starter | starter | 5.5 kW, 11 kW, 400 V
Kegelrollenlager | Kegelrollenlager | Tapered roller bearing | tapered roller bearing | rollenlager |
Nadellager | Nadellager | Needle roller bearing | needle bearing | lager |
Steuertransformator | Steuertransformatoren | Control transformer | Steuertrafo, control transformer | transformator | 230 V, 400 V
Endschalter | Endschalter | Limit switch | Positionsschalter, limit switch | schalter | 10 A, 230 V
Drucktaster | Drucktaster | Push button | Taster, push button | taster | 24 V DC, 230 V
Bedienpanel | Bedienpanels | Operator panel | HMI, operator panel | panel | 24 V DC
Ethernet-Switch | Ethernet-Switches | Industrial Ethernet switch | Netzwerkswitch || 24 V DC
Zahnriemen | Zahnriemen | Timing belt | Synchronriemen, timing belt | riemen | 25 mm, 50 mm
Wellendichtring | Wellendichtringe | Shaft seal | Simmerring, oil seal | dichtring | 30 mm, 40 mm
Sensorkabel | Sensorkabel | Sensor cable | sensor cable | kabel | M8, M12
Proportionalventil | Proportionalventile | Proportional valve | proportional valve | ventil | 24 V DC, 210 bar
Manometer | Manometer | Pressure gauge | Druckanzeige, pressure gauge || 10 bar, 16 bar
Schaltschranklüfter | Schaltschranklüfter | Cabinet fan | Filterlüfter, enclosure fan | lüfter | 24 V DC, 230 V
Schneckengetriebe | Schneckengetriebe | Worm gearbox | worm gear | getriebe | 20 mm, 25 mm
Spannzange | Spannzangen | Collet | collet | zange | 6 mm, 10 mm
Wendeschneidplatte | Wendeschneidplatten | Indexable insert | Wendeplatte, carbide insert | schneidplatte |
`;

export const partKinds: PartKind[] = table.trim().split("\n").map(readKind);

function readKind(line: string): PartKind {
  const [german = "", plural = "", english = "", synonyms = "", part = "", measures = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  return {
    german,
    plural,
    english,
    synonyms: synonyms.split(", ").filter((word) => word !== ""),
    part: part || null,
    measures: measuresOf(measures),
  };
}

export function kindNamed(german: string): PartKind {
  const kind = partKinds.find((one) => one.german === german);
  if (!kind) {
    throw new Error(`There is no kind ${german}.`);
  }
  return kind;
}

/** The first kind has a sixth of all parts, the last one in two hundred. */
export function drawKind(chance: Chance): PartKind {
  return partKinds[chance.ranked(partKinds.length)] ?? kindNamed("Schütz");
}

/** Kinds with a word that contains this one; a short word must match as a whole. */
export function kindsMeantBy(word: string): string[] {
  const wanted = foldText(word);
  const isIntended = (own: string) =>
    wanted.length > 3 ? own.includes(wanted) : own.split(/[\s-]/).includes(wanted);
  return partKinds
    .filter(({ german, plural, english, synonyms }) =>
      [german, plural, english, ...synonyms].some((own) => isIntended(foldText(own))),
    )
    .map(({ german }) => german);
}

function measuresOf(keys: string): Measure[] {
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
    return key.startsWith("DN") ? [key, key.replace("DN", "DN ")] : [key];
  }
  if (current !== undefined) {
    return [`${value}V`, `${value} V`, `${value}VDC`, `${value} V DC`, `DC ${value} V`];
  }
  const values = value.includes(".") ? [value, value.replace(".", ",")] : [value];
  return values.flatMap((one) => [`${one} ${unit}`, `${one}${unit}`]);
}
