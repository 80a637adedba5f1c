import type { Part } from "./part";
import { bundle, fetched, pieces, shipped, shippedOrFetched } from "./terms";

export const pneumatics: Part[] = [
  {
    kind: "pneumatics",
    manufacturer: "Festo",
    mpn: "DNC-40-100-PPV-A",
    alternateProductCodes: ["163341"],
    nameDe: "Normzylinder DNC-40-100-PPV-A, Ø 40, Hub 100 mm",
    descriptionDe:
      "Doppeltwirkender Normzylinder nach ISO 15552, Kolben 40 mm, Hub 100 mm, einstellbare Endlagendämpfung, Positionserkennung. Teil 163341, Verschlussstopfen drin, aus Ersatzteilregal, 2013.",
    nameEn: "Standard cylinder DNC-40-100-PPV-A, Ø 40, stroke 100 mm",
    descriptionEn:
      "Double-acting standard cylinder to ISO 15552, piston 40 mm, stroke 100 mm, adjustable cushioning, position sensing. Part 163341, port plugs still in, from the spares shelf, 2013.",
    yearOfManufacture: 2013,
    pricePerProductInCt: 5200,
    ...pieces(6),
    ...shipped(690),
    picture: { drawing: "cylinder", tone: "steel", hasLabel: true },
  },
  {
    kind: "pneumatics",
    manufacturer: "Festo",
    mpn: "DNC-100-500-PPV-A",
    alternateProductCodes: [],
    nameDe: "Normzylinder DNC-100-500-PPV-A, Ø 100, Hub 500 mm",
    descriptionDe:
      "Schwerer Normzylinder ISO 15552, Kolben 100 mm, Hub 500 mm, Anschluss G 1/2, Dämpfung beidseitig. Zwei Stück neu, für eine Torsteuerung beschafft, liegen auf Palette.",
    nameEn: "Standard cylinder DNC-100-500-PPV-A, Ø 100, stroke 500 mm",
    descriptionEn:
      "Heavy standard cylinder ISO 15552, piston 100 mm, stroke 500 mm, port G 1/2, cushioned at both ends. Two new, bought for a gate drive, lying on a pallet.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 17500,
    ...pieces(2),
    ...fetched("Sperrig, nur Abholung. Zweiter Mann zum Tragen ist da."),
    picture: { drawing: "cylinder", tone: "grey" },
  },
  {
    kind: "pneumatics",
    manufacturer: "Parker",
    mpn: "P1D-S050MS-0100",
    alternateProductCodes: [],
    nameDe: "Normzylinder P1D-S050MS-0100, Ø 50, Hub 100 mm",
    descriptionDe:
      "ISO-15552-Zylinder Baureihe P1D-S, Kolben 50 mm, Hub 100 mm, Magnetkolben, pneumatische Dämpfung. Drei Stück originalverpackt aus Verpackungslinie.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 6100,
    ...pieces(3),
    ...shipped(690),
    picture: { drawing: "cylinder", tone: "pale" },
  },
  {
    kind: "pneumatics",
    manufacturer: "Festo",
    mpn: "DSNU-20-50-P-A",
    alternateProductCodes: [],
    nameDe: "Rundzylinder DSNU-20-50-P-A, Ø 20, Hub 50 mm",
    descriptionDe:
      "Rundzylinder nach ISO 6432, doppeltwirkend, Kolben 20 mm, Hub 50 mm, Anschluss G 1/8, Positionserkennung. 14 Stück aus Montageautomaten-Projekt, verschweißt.",
    nameEn: "Round cylinder DSNU-20-50-P-A, Ø 20, stroke 50 mm",
    descriptionEn:
      "Round cylinder to ISO 6432, double-acting, piston 20 mm, stroke 50 mm, port G 1/8, position sensing. 14 from an assembly machine project, sealed.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 2400,
    ...pieces(14),
    ...shipped(490),
    picture: { drawing: "cylinder", tone: "steel", hasLabel: true },
  },
  {
    kind: "pneumatics",
    manufacturer: "SMC",
    mpn: "CD85N20-50-B",
    alternateProductCodes: [],
    nameDe: "ISO-Rundzylinder CD85N20-50-B, Ø 20, Hub 50 mm",
    descriptionDe:
      "ISO-6432-Zylinder, Ø 20 mm, Hub 50 mm, mit Magnet, elastische Dämpfung, doppeltwirkend. Rest aus einer Kleinserie, Kolbenstangenmutter liegt bei.",
    nameEn: "ISO round cylinder CD85N20-50-B, Ø 20, stroke 50 mm",
    descriptionEn:
      "ISO 6432 cylinder, Ø 20 mm, stroke 50 mm, with magnet, rubber bumpers, double-acting. Left from a small series, rod nut included.",
    pricePerProductInCt: 1900,
    ...pieces(22, 2),
    ...shippedOrFetched(490),
    picture: { drawing: "cylinder", tone: "steel" },
  },
  {
    kind: "pneumatics",
    manufacturer: "SMC",
    mpn: "CDQ2B32-30DZ",
    alternateProductCodes: [],
    nameDe: "Kompaktzylinder CDQ2B32-30DZ, Ø 32, Hub 30 mm",
    descriptionDe:
      "Kurzhubzylinder mit Magnet, doppeltwirkend, Ø 32 mm, Hub 30 mm, Durchgangsbohrungen. Neun Stück, Spannvorrichtung nie gebaut, Ware im Beutel.",
    nameEn: "Compact cylinder CDQ2B32-30DZ, Ø 32, stroke 30 mm",
    descriptionEn:
      "Short-stroke cylinder with magnet, double-acting, Ø 32 mm, stroke 30 mm, through holes. Nine pieces for a clamping fixture that was never built, still in bags.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 3300,
    ...pieces(9),
    ...shipped(490),
    picture: { drawing: "cylinder", tone: "steel", hasLabel: true },
  },
  {
    kind: "pneumatics",
    manufacturer: "Festo",
    mpn: "ADVU-32-25-P-A",
    alternateProductCodes: [],
    nameDe: "Kompaktzylinder ADVU-32-25-P-A, Ø 32, Hub 25 mm",
    descriptionDe:
      "Kompaktzylinder doppeltwirkend, Kolben 32 mm, Hub 25 mm, Anschluss G 1/8, elastische Dämpfung, für Näherungsschalter. Auslauftyp, daher als Ersatz gesucht: fünf Stück neu.",
    nameEn: "Compact cylinder ADVU-32-25-P-A, Ø 32, stroke 25 mm",
    descriptionEn:
      "Compact cylinder, double-acting, piston 32 mm, stroke 25 mm, port G 1/8, elastic cushioning, for proximity switches. Discontinued type and therefore sought as a spare: five new ones.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 4800,
    ...pieces(5),
    ...shipped(490),
    picture: { drawing: "cylinder", tone: "graphite" },
  },
  {
    kind: "pneumatics",
    manufacturer: "SMC",
    mpn: "AW30-F03BE",
    alternateProductCodes: ["AW30-F03BE-B"],
    nameDe: "Filterregler AW30-F03BE, G 3/8",
    descriptionDe:
      "Filterregler mit Halter und eingebautem Manometer, G 3/8, 5-µm-Filterelement, 0,05–0,85 MPa. Vier Stück aus Wartungseinheiten-Überhang, originalverpackt.",
    nameEn: "Filter regulator AW30-F03BE, G 3/8",
    descriptionEn:
      "Filter regulator with bracket and built-in gauge, G 3/8, 5 µm element, 0.05–0.85 MPa. Four left over from service units, in original packaging.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 5400,
    ...pieces(4),
    ...shipped(590),
    picture: { drawing: "valve", tone: "pale", hasLabel: true },
  },
  {
    kind: "pneumatics",
    manufacturer: "Norgren",
    mpn: "R72G-2GK-RMN",
    alternateProductCodes: [],
    nameDe: "Druckregler R72G-2GK-RMN, G 1/4, 0,3–10 bar",
    descriptionDe:
      "Excelon-72-Regler, G 1/4, Ausgangsdruck 0,3–10 bar, mit Sekundärentlüftung, ohne Manometer. Sieben Stück, Lagerauflösung Werkzeugbau, Schutzkappen gesetzt.",
    nameEn: "Pressure regulator R72G-2GK-RMN, G 1/4, 0.3–10 bar",
    descriptionEn:
      "Excelon 72 regulator, G 1/4, outlet pressure 0.3–10 bar, relieving, without gauge. Seven pieces from a toolmaker's closing stock, caps fitted.",
    pricePerProductInCt: 3100,
    ...pieces(7),
    ...shipped(590),
    picture: { drawing: "valve", tone: "graphite" },
  },
  {
    kind: "pneumatics",
    manufacturer: "Festo",
    mpn: "GRLA-1/8-QS-6-D",
    alternateProductCodes: ["193144"],
    nameDe: "Drossel-Rückschlagventil GRLA-1/8-QS-6-D",
    descriptionDe:
      "Abluftdrossel, Einschraubgewinde G 1/8, Steckanschluss für Schlauch 6 mm, Schlitzschraube. Teil 193144, 50 Stück in Originalbeuteln, nur als Posten.",
    nameEn: "One-way flow control valve GRLA-1/8-QS-6-D",
    descriptionEn:
      "Exhaust flow control, male thread G 1/8, push-in connector for 6 mm tubing, slotted screw. Part 193144, 50 in original bags, sold as one lot.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 790,
    ...bundle(50),
    ...shipped(490),
    picture: { drawing: "valve", tone: "blue" },
  },
];
