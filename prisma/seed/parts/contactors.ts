import type { Part } from "./part";
import { bundle, fetched, pieces, shipped, shippedOrFetched } from "./terms";

export const contactors: Part[] = [
  {
    kind: "contactors",
    manufacturer: "Schneider Electric",
    mpn: "LC1D09P7",
    alternateProductCodes: [],
    nameDe: "Leistungsschütz TeSys D LC1D09P7, 9 A, 230 V AC",
    descriptionDe:
      "3-polig, 9 A AC-3, 4 kW bei 400 V, Spule 230 V AC 50/60 Hz, 1 Schließer + 1 Öffner. 60 Stück aus Schaltanlagenbau, Kartons zu je 10, ungeöffnet.",
    nameEn: "Contactor TeSys D LC1D09P7, 9 A, 230 V AC",
    descriptionEn:
      "3-pole, 9 A AC-3, 4 kW at 400 V, coil 230 V AC 50/60 Hz, 1 NO + 1 NC. 60 pieces from switchgear building, boxes of 10, unopened.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 1690,
    ...pieces(60, 2),
    ...shippedOrFetched(590),
    picture: { drawing: "contactor", tone: "graphite", hasLabel: true },
  },
  {
    kind: "contactors",
    manufacturer: "Schneider Electric",
    mpn: "LC1D32BD",
    alternateProductCodes: [],
    nameDe: "Leistungsschütz TeSys D LC1D32BD, 32 A, 24 V DC",
    descriptionDe:
      "3-polig, 32 A AC-3, 15 kW bei 400 V, Spule 24 V DC mit Schutzdiode, 1S + 1Ö. Sieben Stück Projektüberhang, originalverpackt.",
    nameEn: "Contactor TeSys D LC1D32BD, 32 A, 24 V DC",
    descriptionEn:
      "3-pole, 32 A AC-3, 15 kW at 400 V, coil 24 V DC with suppressor diode, 1 NO + 1 NC. Seven left from a project, in original packaging.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 5900,
    ...pieces(7),
    ...shipped(590),
    picture: { drawing: "contactor", tone: "graphite" },
  },
  {
    kind: "contactors",
    manufacturer: "Eaton",
    mpn: "DILM9-10(230V50HZ,240V60HZ)",
    ean: "4015082766900",
    alternateProductCodes: ["276690", "DILM9-10"],
    nameDe: "Leistungsschütz DILM9-10, 4 kW, 230 V AC",
    descriptionDe:
      "3-polig, 9 A/4 kW AC-3 bei 400 V, 1 Schließer, Spule 230 V 50 Hz/240 V 60 Hz, Schraubklemmen. Restbestand aus Moeller-Umstellung, Aufdruck teils noch Moeller, alle neu.",
    nameEn: "Contactor DILM9-10, 4 kW, 230 V AC",
    descriptionEn:
      "3-pole, 9 A/4 kW AC-3 at 400 V, 1 NO, coil 230 V 50 Hz/240 V 60 Hz, screw terminals. Remaining stock from the Moeller changeover, some still printed Moeller, all new.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 1450,
    ...pieces(85, 5),
    ...shipped(590),
    picture: { drawing: "contactor", tone: "pale" },
  },
  {
    kind: "contactors",
    manufacturer: "Eaton",
    mpn: "DILM32-10(230V50HZ,240V60HZ)",
    ean: "4015082772604",
    alternateProductCodes: ["277260", "DILM32-10"],
    nameDe: "Leistungsschütz DILM32-10, 15 kW, 230 V AC",
    descriptionDe:
      "3-polig, 32 A/15 kW AC-3 bei 400 V, 1 Schließer, Spule 230 V 50 Hz. Acht Stück aus einem Reserveschrank, aus der Hutschiene genommen, nie bestromt, ohne Karton.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 3900,
    ...pieces(8),
    ...shipped(590),
    picture: { drawing: "contactor", tone: "pale", hasLabel: true },
  },
  {
    kind: "contactors",
    manufacturer: "Eaton",
    mpn: "PKZM0-4",
    ean: "4015080727378",
    alternateProductCodes: ["072737", "XTPR004BC1NL"],
    nameDe: "Motorschutzschalter PKZM0-4, 2,5–4 A",
    descriptionDe:
      "3-polig, Einstellbereich 2,5–4 A, 1,5 kW bei 400 V, Schraubanschluss, Drehantrieb. Gesamtposten von 20 Stück, originalverpackt, nur komplett.",
    nameEn: "Motor-protective circuit-breaker PKZM0-4, 2.5–4 A",
    descriptionEn:
      "3-pole, setting range 2.5–4 A, 1.5 kW at 400 V, screw terminals, rotary handle. A lot of 20 in original packaging, sold complete only.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 2400,
    ...bundle(20),
    ...shipped(690),
    picture: { drawing: "contactor", tone: "pale" },
  },
  {
    kind: "contactors",
    manufacturer: "Siemens",
    mpn: "3RT2016-1BB41",
    alternateProductCodes: [],
    nameDe: "Leistungsschütz SIRIUS 3RT2016-1BB41, 4 kW, 24 V DC",
    descriptionDe:
      "3-polig, 9 A AC-3, 4 kW bei 400 V, Spule DC 24 V, 1 Schließer, Baugröße S00, Schraubanschluss. Aus Lagerauflösung Maschinenbau, Einzelkartons, Erzeugnisstand E04.",
    nameEn: "Contactor SIRIUS 3RT2016-1BB41, 4 kW, 24 V DC",
    descriptionEn:
      "3-pole, 9 A AC-3, 4 kW at 400 V, coil 24 V DC, 1 NO, size S00, screw terminals. From a machine builder's stock clearance, single boxes, product state E04.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 1590,
    ...pieces(44),
    ...shipped(490),
    picture: { drawing: "contactor", tone: "graphite", hasLabel: true },
  },
  {
    kind: "contactors",
    manufacturer: "Siemens",
    mpn: "3RT2026-1AP00",
    alternateProductCodes: [],
    nameDe: "Leistungsschütz SIRIUS 3RT2026-1AP00, 11 kW, 230 V AC",
    descriptionDe:
      "3-polig, 25 A AC-3, 11 kW bei 400 V, Spule AC 230 V 50 Hz, 1S + 1Ö, Baugröße S0. Sechs Stück, Fehlbestellung, Rückgabe beim Großhändler war nicht mehr möglich.",
    nameEn: "Contactor SIRIUS 3RT2026-1AP00, 11 kW, 230 V AC",
    descriptionEn:
      "3-pole, 25 A AC-3, 11 kW at 400 V, coil 230 V AC 50 Hz, 1 NO + 1 NC, size S0. Six ordered by mistake; the wholesaler would not take them back.",
    pricePerProductInCt: 3400,
    ...pieces(6),
    ...shipped(490),
    picture: { drawing: "contactor", tone: "graphite" },
  },
  {
    kind: "contactors",
    manufacturer: "Siemens",
    mpn: "3RV2011-1EA10",
    alternateProductCodes: [],
    nameDe: "Leistungsschalter SIRIUS 3RV2011-1EA10, 2,8–4 A",
    descriptionDe:
      "Motorschutz, Auslöseklasse 10, Einstellbereich 2,8–4 A, Baugröße S00, Schraubanschluss. 18 Stück aus Schaltschrankfertigung, originalverpackt, Mindestabnahme drei.",
    nameEn: "Circuit breaker SIRIUS 3RV2011-1EA10, 2.8–4 A",
    descriptionEn:
      "Motor protection, trip class 10, setting range 2.8–4 A, size S00, screw terminals. 18 from panel production, in original packaging, minimum three.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 2290,
    ...pieces(18, 3),
    ...shipped(490),
    picture: { drawing: "contactor", tone: "graphite", hasLabel: true },
  },
  {
    kind: "contactors",
    manufacturer: "ABB",
    mpn: "AF09-30-10-13",
    alternateProductCodes: ["1SBL137001R1310"],
    nameDe: "Leistungsschütz AF09-30-10-13, 4 kW, 100–250 V AC/DC",
    descriptionDe:
      "3-polig, 9 A AC-3, 4 kW bei 400 V, Weitbereichsspule 100–250 V AC/DC, 1 Schließer. 15 Stück originalverpackt, Restmenge einer Rahmenbestellung.",
    nameEn: "Contactor AF09-30-10-13, 4 kW, 100–250 V AC/DC",
    descriptionEn:
      "3-pole, 9 A AC-3, 4 kW at 400 V, wide-range coil 100–250 V AC/DC, 1 NO. 15 in original packaging, the rest of a call-off order.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 1750,
    ...pieces(15),
    ...shipped(490),
    picture: { drawing: "contactor", tone: "pale" },
  },
  {
    kind: "contactors",
    manufacturer: "ABB",
    mpn: "AF400-30-11-70",
    alternateProductCodes: ["1SFL577001R7011"],
    nameDe: "Leistungsschütz AF400-30-11, 400 A, 200 kW",
    descriptionDe:
      "3-polig, 400 A AC-3, 200 kW bei 400 V, Elektronikspule 100–250 V AC/DC, Schienenanschluss. Ein Stück, Reservegerät einer Kompressorstation, in Originalholzverschlag.",
    nameEn: "Contactor AF400-30-11, 400 A, 200 kW",
    descriptionEn:
      "3-pole, 400 A AC-3, 200 kW at 400 V, electronic coil 100–250 V AC/DC, bar terminals. One unit, spare of a compressor station, in its original crate.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 62000,
    ...pieces(1),
    ...fetched("Schweres Gerät, Abholung nach Terminabsprache."),
    picture: { drawing: "contactor", tone: "pale", hasLabel: true },
  },
];
