import type { Part } from "./part";
import { bundle, pieces, shipped, shippedOrFetched } from "./terms";

export const sensors: Part[] = [
  {
    kind: "sensors",
    manufacturer: "ifm",
    mpn: "IFS204",
    alternateProductCodes: [],
    nameDe: "Induktiver Sensor IFS204, M12, PNP Schließer",
    descriptionDe:
      "Induktiver Näherungsschalter M12 × 1, 3-Leiter DC PNP, Schließer, Steckverbindung M12. Restmenge aus Serienmaschine, jede Packung noch verschweißt.",
    nameEn: "Inductive sensor IFS204, M12, PNP normally open",
    descriptionEn:
      "Inductive proximity switch M12 × 1, 3-wire DC PNP, normally open, M12 connector. Remaining quantity of a series machine, every bag still sealed.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 2400,
    ...pieces(32),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "steel" },
  },
  {
    kind: "sensors",
    manufacturer: "Pepperl+Fuchs",
    mpn: "NBB4-12GM50-E2-V1",
    alternateProductCodes: [],
    nameDe: "Induktiver Sensor NBB4-12GM50-E2-V1, M12, 4 mm",
    descriptionDe:
      "Schaltabstand 4 mm bündig, PNP Schließer, 10–30 V DC, Stecker M12. Aus Lagerbereinigung nach Herstellerwechsel, Tüte zu, Muttern dabei.",
    nameEn: "Inductive sensor NBB4-12GM50-E2-V1, M12, 4 mm",
    descriptionEn:
      "Sensing range 4 mm flush, PNP normally open, 10–30 V DC, M12 plug. From a clearance after we changed supplier, bag closed, nuts included.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 2100,
    ...pieces(48, 4),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "steel", hasLabel: true },
  },
  {
    kind: "sensors",
    manufacturer: "Turck",
    mpn: "BI4-M12-AP6X-H1141",
    alternateProductCodes: [],
    nameDe: "Induktiver Sensor BI4-M12-AP6X-H1141, M12, 4 mm",
    descriptionDe:
      "M12-Gewinderohr Messing verchromt, 4 mm bündig, PNP Schließer, 10–30 V DC, Steckverbinder M12. Gesamtposten von 15 Stück, Datumscode 2017, nur zusammen.",
    nameEn: "Inductive sensor BI4-M12-AP6X-H1141, M12, 4 mm",
    descriptionEn:
      "M12 barrel, chrome-plated brass, 4 mm flush, PNP normally open, 10–30 V DC, M12 connector. A lot of 15, date code 2017, sold together.",
    dateCode: "2017",
    pricePerProductInCt: 1800,
    ...bundle(15),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "brass" },
  },
  {
    kind: "sensors",
    manufacturer: "Balluff",
    mpn: "BES M12MI-PSC40B-S04G",
    alternateProductCodes: [],
    nameDe: "Induktiver Sensor BES M12MI-PSC40B-S04G, M12, 4 mm",
    descriptionDe:
      "M12 × 1, Schaltabstand 4 mm bündig, PNP Schließer, Stecker M12, LED rundum. Zehn Stück aus Vorrichtungsbau, unbenutzt, ohne Umverpackung.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 1950,
    ...pieces(10),
    ...shipped(390),
    picture: { drawing: "sensor", tone: "steel" },
  },
  {
    kind: "sensors",
    manufacturer: "Pepperl+Fuchs",
    mpn: "UB500-18GM75-E5-V15",
    alternateProductCodes: [],
    nameDe: "Ultraschallsensor UB500-18GM75-E5-V15, M18, 500 mm",
    descriptionDe:
      "Ultraschall-Einkopfsystem M18, Erfassungsbereich 30–500 mm, Schaltausgang PNP, Teach-in, Stecker M12 5-polig. Drei Stück Projektreserve, originalverpackt, 2019.",
    nameEn: "Ultrasonic sensor UB500-18GM75-E5-V15, M18, 500 mm",
    descriptionEn:
      "Single-head ultrasonic sensor M18, sensing range 30–500 mm, PNP output, teach-in, 5-pin M12 plug. Three project spares, in original packaging, 2019.",
    condition: "NEW_IN_PACKAGING",
    yearOfManufacture: 2019,
    pricePerProductInCt: 11500,
    ...pieces(3),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "brass", hasLabel: true },
  },
  {
    kind: "sensors",
    manufacturer: "SICK",
    mpn: "WTB12-3P2431",
    alternateProductCodes: ["1041411"],
    nameDe: "Lichttaster WTB12-3P2431, Hintergrundausblendung",
    descriptionDe:
      "Reflexions-Lichttaster mit Hintergrundausblendung, Metallgehäuse, PNP, Stecker M12 4-polig, sichtbares Rotlicht. Art.-Nr. 1041411, fünf Stück aus Intralogistikprojekt, Siegel ganz.",
    nameEn: "Photoelectric proximity sensor WTB12-3P2431",
    descriptionEn:
      "Photoelectric proximity sensor with background suppression, metal housing, PNP, 4-pin M12 plug, visible red light. Part no. 1041411, five pieces from an intralogistics project, seal intact.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 9800,
    ...pieces(5),
    ...shippedOrFetched(490),
    picture: { drawing: "sensor", tone: "blue", hasLabel: true },
  },
  {
    kind: "sensors",
    manufacturer: "Omron",
    mpn: "E3Z-D82",
    alternateProductCodes: ["E3Z-D82 2M"],
    nameDe: "Reflexionslichttaster E3Z-D82, 1 m, PNP, 2 m Kabel",
    descriptionDe:
      "Energetischer Taster, Reichweite 1 m auf weißem Papier, PNP, 12–24 V DC, Kabel 2 m. Acht Stück aus Ersatzteillager, Karton offen, Kabelbinder noch dran.",
    nameEn: "Diffuse photoelectric sensor E3Z-D82, 1 m, PNP, 2 m cable",
    descriptionEn:
      "Diffuse sensor, 1 m range on white paper, PNP, 12–24 V DC, 2 m cable. Eight from a spares store, box open, cable tie still on.",
    condition: "UNUSED_OPENED",
    pricePerProductInCt: 4300,
    ...pieces(8),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "graphite" },
  },
  {
    kind: "sensors",
    manufacturer: "ifm",
    mpn: "O5D100",
    alternateProductCodes: ["O5DLCPKG/US"],
    nameDe: "Optischer Abstandssensor O5D100, 0,03–2 m",
    descriptionDe:
      "Lichtlaufzeitsensor mit Hintergrundausblendung, Messbereich 0,03–2 m, zweistellige Anzeige, Stecker M12. Ein Vorführgerät und zwei originalverpackte Stücke, alle ohne Gebrauchsspuren.",
    nameEn: "Optical distance sensor O5D100, 0.03–2 m",
    descriptionEn:
      "Time-of-flight sensor with background suppression, range 0.03–2 m, digital display, M12 plug. One demonstration unit and two in original packaging, none with signs of use.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 8900,
    ...pieces(3),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "orange" },
  },
  {
    kind: "sensors",
    manufacturer: "ifm",
    mpn: "PN7094",
    alternateProductCodes: [],
    nameDe: "Drucksensor PN7094 mit Anzeige, −1…10 bar, G 1/4",
    descriptionDe:
      "Elektronischer Druckschalter mit vierstelliger Anzeige, Bereich −1…10 bar, zwei Schaltausgänge, IO-Link, Prozessanschluss G 1/4 innen. Neu, aus Maschinenverschrottung gerettete Lagerreserve.",
    nameEn: "Pressure sensor PN7094 with display, −1…10 bar, G 1/4",
    descriptionEn:
      "Electronic pressure switch with four-digit display, range −1…10 bar, two switching outputs, IO-Link, G 1/4 female process connection. New, a spare saved when the machine was scrapped.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 10900,
    ...pieces(4),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "steel", hasLabel: true },
  },
  {
    kind: "sensors",
    manufacturer: "ifm",
    mpn: "SI5000",
    alternateProductCodes: ["SID10ADBFPKG/US-100"],
    nameDe: "Strömungswächter SI5000 für Wasser und Luft",
    descriptionDe:
      "Kalorimetrischer Strömungssensor mit LED-Balken, 3–300 cm/s in Flüssigkeiten, PNP, Stecker M12, M18-Innengewinde für Adapter. Sechs Stück, nach Umplanung der Kühlung übrig.",
    nameEn: "Flow monitor SI5000 for water and air",
    descriptionEn:
      "Calorimetric flow sensor with LED bar, 3–300 cm/s in liquids, PNP, M12 plug, M18 internal thread for adapters. Six pieces left after the cooling circuit was redesigned.",
    pricePerProductInCt: 9400,
    ...pieces(6),
    ...shippedOrFetched(490),
    picture: { drawing: "sensor", tone: "graphite" },
  },
];
