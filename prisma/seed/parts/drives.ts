import type { Part } from "./part";
import { fetched, pieces, shipped, shippedOrFetched } from "./terms";

export const drives: Part[] = [
  {
    kind: "drives",
    manufacturer: "SEW-EURODRIVE",
    mpn: "MC07B0015-5A3-4-00",
    alternateProductCodes: [],
    nameDe: "Frequenzumrichter MOVITRAC B, 1,5 kW, 3 × 400 V",
    descriptionDe:
      "Umrichter für 3 × 380…500 V AC, 1,5 kW, Ausgangsstrom 4,0 A, Baugröße 0. Restbestand aus einem stornierten Förderanlagenprojekt, nie montiert, Karton geöffnet zur Kontrolle. Ohne Bediengerät FBG11B.",
    nameEn: "Frequency inverter MOVITRAC B, 1.5 kW, 3 × 400 V",
    descriptionEn:
      "Inverter for 3 × 380…500 V AC, 1.5 kW, output current 4.0 A, size 0. Left over from a cancelled conveyor project, never mounted, box opened for inspection only. Keypad FBG11B not included.",
    condition: "UNUSED_OPENED",
    pricePerProductInCt: 18900,
    ...pieces(6),
    ...shippedOrFetched(890),
    picture: { drawing: "drive", tone: "graphite", hasLabel: true },
  },
  {
    kind: "drives",
    manufacturer: "Siemens",
    mpn: "6SE6440-2UD21-5AA1",
    alternateProductCodes: [],
    nameDe: "MICROMASTER 440, 1,5 kW, ohne Filter, Bauform A",
    descriptionDe:
      "MM440 für 3 AC 380…480 V, 1,5 kW bei konstantem Moment, Schutzart IP20, ohne Netzfilter und ohne BOP. Ersatzteil aus dem Magazin einer Papierfabrik, originalverpackt, Linie wurde auf G120 umgestellt.",
    nameEn: "MICROMASTER 440, 1.5 kW, unfiltered, frame size A",
    descriptionEn:
      "MM440 for 3 AC 380…480 V, 1.5 kW constant torque, IP20, without line filter and without BOP. Spare from a paper mill's stores, in original packaging; the line was moved to G120.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 28500,
    ...pieces(3),
    ...shipped(790),
    picture: { drawing: "drive", tone: "grey", hasLabel: true },
  },
  {
    kind: "drives",
    manufacturer: "Siemens",
    mpn: "6SL3210-1KE15-8UF2",
    alternateProductCodes: [],
    nameDe: "SINAMICS G120C PN, 2,2 kW, 3 AC 400 V",
    descriptionDe:
      "Kompaktumrichter G120C mit PROFINET, 2,2 kW, 5,6 A, ungefiltert, Baugröße FSA, STO integriert. Überbestellung aus Schaltschrankbau, Siegel unversehrt, Baujahr 2021.",
    nameEn: "SINAMICS G120C PN, 2.2 kW, 3 AC 400 V",
    descriptionEn:
      "Compact inverter G120C with PROFINET, 2.2 kW, 5.6 A, unfiltered, frame size FSA, STO on board. Over-ordered by a panel builder, seal intact, made in 2021.",
    condition: "NEW_IN_PACKAGING",
    yearOfManufacture: 2021,
    pricePerProductInCt: 31900,
    ...pieces(11),
    ...shippedOrFetched(790),
    picture: { drawing: "drive", tone: "graphite", hasLabel: true },
  },
  {
    kind: "drives",
    manufacturer: "Danfoss",
    mpn: "132F0020",
    alternateProductCodes: ["FC-051P1K5T4E20H3BXCXXXSXXX"],
    nameDe: "VLT Micro Drive FC 51, 1,5 kW, 3 × 380–480 V",
    descriptionDe:
      "FC 51 mit Funkentstörfilter H3 und Bremschopper, 1,5 kW, 3,7 A, IP20. Neu im Karton, aus Auflösung eines Pumpenlagers. Bedienfeld LCP ist nicht dabei.",
    nameEn: "VLT Micro Drive FC 51, 1.5 kW, 3 × 380–480 V",
    descriptionEn:
      "FC 51 with H3 RFI filter and brake chopper, 1.5 kW, 3.7 A, IP20. New in box, from a pump dealer's stock clearance. LCP control panel not included.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 16500,
    ...pieces(8, 2),
    ...shipped(690),
    picture: { drawing: "drive", tone: "graphite" },
  },
  {
    kind: "drives",
    manufacturer: "Lenze",
    mpn: "E82EV152K4C",
    alternateProductCodes: ["E82EV152_4C"],
    nameDe: "Frequenzumrichter 8200 vector, 1,5 kW, 400 V",
    descriptionDe:
      "8200 vector für 3 × 400/500 V, 1,5 kW, Ausgangsstrom 3,9 A, integrierter Funkentstörfilter. Lagerware aus Sondermaschinenbau, unbenutzt; Karton mit Lagerspuren, Gerät einwandfrei.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 21000,
    ...pieces(2),
    ...shipped(890, "Versand nur innerhalb Deutschlands."),
    picture: { drawing: "drive", tone: "blue" },
  },
  {
    kind: "drives",
    manufacturer: "ABB",
    mpn: "ACS355-03E-05A6-4",
    alternateProductCodes: [],
    nameDe: "Maschinenantrieb ACS355, 2,2 kW, 5,6 A, 400 V",
    descriptionDe:
      "ACS355 für 3 × 380…480 V, 2,2 kW, 5,6 A, Baugröße R1, IP20, mit Sicherheitsfunktion STO. Reservegerät einer Abfüllanlage, originalverpackt, trocken gelagert. Mit Komfort-Bedienpanel auf Wunsch (+35 €).",
    nameEn: "Machinery drive ACS355, 2.2 kW, 5.6 A, 400 V",
    descriptionEn:
      "ACS355 for 3 × 380…480 V, 2.2 kW, 5.6 A, frame size R1, IP20, with STO. Spare unit of a bottling line, in original packaging, stored dry. Assistant panel available for another €35.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 26400,
    ...pieces(4),
    ...shipped(890),
    picture: { drawing: "drive", tone: "pale", hasLabel: true },
  },
  {
    kind: "drives",
    manufacturer: "Schneider Electric",
    mpn: "ATV312HU15N4",
    alternateProductCodes: [],
    nameDe: "Altivar 312, 1,5 kW, 380–500 V dreiphasig",
    descriptionDe:
      "ATV312 mit EMV-Filter, 1,5 kW, 4,1 A, Modbus und CANopen an Bord. Drei Stück aus Projektüberhang, Folie auf dem Display noch drauf, Datumscode 2014.",
    nameEn: "Altivar 312, 1.5 kW, 380–500 V three-phase",
    descriptionEn:
      "ATV312 with EMC filter, 1.5 kW, 4.1 A, Modbus and CANopen on board. Three units left from a project, film still on the display, date code 2014.",
    dateCode: "2014",
    pricePerProductInCt: 17800,
    ...pieces(3),
    ...shippedOrFetched(790),
    picture: { drawing: "drive", tone: "black" },
  },
  {
    kind: "drives",
    manufacturer: "Mitsubishi Electric",
    mpn: "FR-D740-050SC-EC",
    alternateProductCodes: ["FR-D740-050-EC"],
    nameDe: "Frequenzumrichter FR-D740, 2,2 kW, 3 × 400 V",
    descriptionDe:
      "FR-D740, Nennstrom 5,0 A, 2,2 kW, 3 × 380…480 V, mit sicherem Halt (SC-Ausführung). Ungebraucht aus dem Ersatzteillager eines Verpackungsmaschinenherstellers.",
    nameEn: "Frequency inverter FR-D740, 2.2 kW, 3 × 400 V",
    descriptionEn:
      "FR-D740, rated current 5.0 A, 2.2 kW, 3 × 380…480 V, with safe stop (SC version). Unused, from the spares store of a packaging machine builder.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 19900,
    ...pieces(5),
    ...shipped(790),
    picture: { drawing: "drive", tone: "grey", hasLabel: true },
  },
  {
    kind: "drives",
    manufacturer: "Rexroth",
    mpn: "HCS02.1E-W0028-A-03-NNNN",
    alternateProductCodes: [],
    nameDe: "Leistungsteil IndraDrive C, HCS02, 28 A",
    descriptionDe:
      "Kompaktumrichter-Leistungsteil HCS02.1E, Maximalstrom 28 A, 3 × 400…500 V, ohne Steuerteil. Vom Hersteller geprüft zurück, seitdem nicht mehr verbaut, mit Prüfprotokoll 03/2019.",
    nameEn: "Power section IndraDrive C, HCS02, 28 A",
    descriptionEn:
      "Compact converter power section HCS02.1E, maximum current 28 A, 3 × 400…500 V, without control section. Came back tested from the manufacturer and was never fitted again; test record 03/2019 included.",
    condition: "USED_TESTED",
    pricePerProductInCt: 94000,
    ...pieces(1),
    ...shippedOrFetched(1690, "Versand versichert, im Originalkarton auf Kleinpalette."),
    picture: { drawing: "drive", tone: "steel", hasLabel: true },
  },
  {
    kind: "drives",
    manufacturer: "Siemens",
    mpn: "1LE1001-1CB23-4AA4",
    alternateProductCodes: [],
    nameDe: "Drehstrommotor 1LE1, 7,5 kW, 4-polig, BG 132M, B3",
    descriptionDe:
      "SIMOTICS-Niederspannungsmotor, 7,5 kW, 4-polig, 400 VΔ/690 VY, Baugröße 132M, Bauform IM B3, Aluminiumgehäuse, IE2. Neu auf Palette, Welle konserviert, zwei Stück. Abholung mit Stapler möglich.",
    nameEn: "Three-phase motor 1LE1, 7.5 kW, 4-pole, FS 132M, B3",
    descriptionEn:
      "SIMOTICS low-voltage motor, 7.5 kW, 4-pole, 400 VΔ/690 VY, frame size 132M, IM B3, aluminium housing, IE2. New on a pallet, shaft preserved, two units. We load by forklift.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 34500,
    ...pieces(2),
    ...fetched("Rund 60 kg je Motor, Verladung mit Stapler Mo–Fr 7–15 Uhr."),
    picture: { drawing: "motor", tone: "grey", hasLabel: true },
  },
];
