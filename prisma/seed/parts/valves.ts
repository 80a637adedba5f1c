import type { Part } from "./part";
import { bundle, pieces, shipped, shippedOrFetched } from "./terms";

export const valves: Part[] = [
  {
    kind: "valves",
    manufacturer: "Danfoss",
    mpn: "032U7115",
    alternateProductCodes: ["EV220B 15B"],
    nameDe: "Magnetventil EV220B 15B, G 1/2, NC, EPDM",
    descriptionDe:
      "2/2-Wege, servogesteuert, stromlos geschlossen, Messinggehäuse, Dichtung EPDM, für Wasser und neutrale Medien. Ventilkörper ohne Spule; neu im Karton aus Heizungsbaulager.",
    nameEn: "Solenoid valve EV220B 15B, G 1/2, NC, EPDM",
    descriptionEn:
      "2/2-way, servo-operated, normally closed, brass body, EPDM seal, for water and neutral media. Valve body without coil; new in box, from a heating contractor's stock.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 4200,
    ...pieces(9),
    ...shipped(590),
    picture: { drawing: "valve", tone: "brass", hasLabel: true },
  },
  {
    kind: "valves",
    manufacturer: "Danfoss",
    mpn: "032U7125",
    alternateProductCodes: ["EV220B 25B"],
    nameDe: "Magnetventil EV220B 25B, G 1, NC, EPDM",
    descriptionDe:
      "Größere Schwester der 15er: G 1, NC, Messing, EPDM. Vier Stück vom selben Bauvorhaben, unbenutzt, ohne Spule.",
    nameEn: "Solenoid valve EV220B 25B, G 1, NC, EPDM",
    descriptionEn:
      "The larger sister of the 15 mm valve: G 1, NC, brass, EPDM. Four from the same building site, unused, without coil.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 6800,
    ...pieces(4),
    ...shippedOrFetched(590),
    picture: { drawing: "valve", tone: "brass" },
  },
  {
    kind: "valves",
    manufacturer: "ASCO",
    mpn: "8210G094",
    alternateProductCodes: ["SC8210G094"],
    nameDe: 'Magnetventil 8210G094, 1/2" NPT, 2/2 NC',
    descriptionDe:
      'RedHat-Ventil, 2/2-Wege stromlos geschlossen, Messing, Membran NBR, Anschluss 1/2" NPT. Importware für eine US-Maschine, nie eingebaut, Spulenspannung 120/60 AC laut Typenschild.',
    nameEn: 'Solenoid valve 8210G094, 1/2" NPT, 2/2 NC',
    descriptionEn:
      'RedHat valve, 2/2-way normally closed, brass, NBR diaphragm, 1/2" NPT. Imported for a US machine, never fitted, coil voltage 120/60 AC as on the label.',
    pricePerProductInCt: 9500,
    ...pieces(3),
    ...shipped(690),
    picture: { drawing: "valve", tone: "brass", hasLabel: true },
  },
  {
    kind: "valves",
    manufacturer: "Norgren",
    mpn: "V60A513A-A213J",
    alternateProductCodes: [],
    nameDe: "Wegeventil V60A513A-A213J, 5/2, G 1/8, 24 V DC",
    descriptionDe:
      "Inline-Ventil der Baureihe V60, 5/2-Wege, Magnet mit Federrückstellung, G 1/8, Spule 24 V DC. Aus Filteranlagenbau, sechs Stück in Originaltüte, Stecker nicht dabei.",
    nameEn: "Directional valve V60A513A-A213J, 5/2, G 1/8, 24 V DC",
    descriptionEn:
      "In-line valve of the V60 series, 5/2-way, solenoid with spring return, G 1/8, 24 V DC coil. From filter plant building, six in original bags, plug not included.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 5900,
    ...pieces(6),
    ...shipped(590),
    picture: { drawing: "valve", tone: "graphite" },
  },
  {
    kind: "valves",
    manufacturer: "Rexroth",
    mpn: "R900561274",
    alternateProductCodes: ["4WE6D6X/EG24N9K4"],
    nameDe: "Wegeventil 4WE 6 D6X/EG24N9K4, NG 6, 24 V DC",
    descriptionDe:
      "Hydraulik-Wegeschieberventil, direktgesteuert, Symbol D, NG 6 nach ISO 4401-03, 24 V DC, Stecker K4, Handnotbetätigung. Originalverpackt mit Transportplatte, aus Ersatzteillager einer Pressenlinie.",
    nameEn: "Directional valve 4WE 6 D6X/EG24N9K4, size 6, 24 V DC",
    descriptionEn:
      "Hydraulic directional spool valve, direct operated, symbol D, size 6 to ISO 4401-03, 24 V DC, K4 connector, manual override. In original packaging with transport plate, spare of a press line.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 11900,
    ...pieces(5),
    ...shippedOrFetched(690),
    picture: { drawing: "valve", tone: "petrol", hasLabel: true },
  },
  {
    kind: "valves",
    manufacturer: "Rexroth",
    mpn: "R900561288",
    alternateProductCodes: ["4WE6J6X/EG24N9K4"],
    nameDe: "Wegeventil 4WE 6 J6X/EG24N9K4, NG 6, 24 V DC",
    descriptionDe:
      "4/3-Wegeventil, Symbol J (A und B zum Tank), zwei Magnete 24 V DC, NG 6. Zwei Stück, bei Retrofit übrig geblieben, Dichtfläche konserviert.",
    nameEn: "Directional valve 4WE 6 J6X/EG24N9K4, size 6, 24 V DC",
    descriptionEn:
      "4/3-way valve, symbol J (A and B to tank), two 24 V DC solenoids, size 6. Two left from a retrofit, sealing face preserved.",
    pricePerProductInCt: 13500,
    ...pieces(2),
    ...shipped(690),
    picture: { drawing: "valve", tone: "petrol" },
  },
  {
    kind: "valves",
    manufacturer: "Parker",
    mpn: "D1VW001CNJW",
    alternateProductCodes: [],
    nameDe: "Wegeventil D1VW001CNJW, NG 6, 24 V DC",
    descriptionDe:
      "4/3-Wegeventil NG 6 (CETOP 3), Mittelstellung gesperrt, zwei Magnete 24 V DC, federzentriert. Ein Stück, Verpackung beschädigt, Ventil neu.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 9900,
    ...pieces(1),
    ...shipped(690),
    picture: { drawing: "valve", tone: "graphite" },
  },
  {
    kind: "valves",
    manufacturer: "Festo",
    mpn: "MFH-5-1/8",
    alternateProductCodes: ["9982"],
    nameDe: "Magnetventil MFH-5-1/8, 5/2-Wege, G 1/8",
    descriptionDe:
      "5/2-Wege-Ventil mit Luftfeder-Rückstellung, G 1/8, vorgesteuert, ohne Magnetspule MSFG. Teil 9982, zwanzig Stück aus der Instandhaltung einer Molkerei, in Tüte verschweißt.",
    nameEn: "Solenoid valve MFH-5-1/8, 5/2-way, G 1/8",
    descriptionEn:
      "5/2-way valve with pneumatic spring return, G 1/8, piloted, without MSFG solenoid coil. Part 9982, twenty pieces from a dairy's maintenance stores, sealed in bags.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 4400,
    ...pieces(20, 2),
    ...shipped(490),
    picture: { drawing: "valve", tone: "steel", hasLabel: true },
  },
  {
    kind: "valves",
    manufacturer: "SMC",
    mpn: "SY5120-5LZD-01",
    alternateProductCodes: [],
    nameDe: "Magnetventil SY5120-5LZD-01, 5/2 monostabil, Rc 1/8",
    descriptionDe:
      "5/2-Wege monostabil, 24 V DC, L-Stecker mit LED und Funkenlöschung, Handhilfsbetätigung mit Verriegelung. Gesamtposten nach Modellwechsel, nur komplett, alle im Beutel.",
    nameEn: "Solenoid valve SY5120-5LZD-01, 5/2 single, Rc 1/8",
    descriptionEn:
      "5/2-way single solenoid, 24 V DC, L plug with LED and surge suppressor, locking manual override. One lot after a model change, sold complete, all in bags.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 2600,
    ...bundle(25),
    ...shipped(590),
    picture: { drawing: "valve", tone: "pale" },
  },
];
