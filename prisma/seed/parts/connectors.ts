import type { Part } from "./part";
import { bundle, pieces, shipped, shippedOrFetched } from "./terms";

export const connectors: Part[] = [
  {
    kind: "connectors",
    manufacturer: "Harting",
    mpn: "09330162601",
    alternateProductCodes: ["Han 16E-STI-S"],
    nameDe: "Stifteinsatz Han 16E, 16-polig + PE, 16 A, Schraub",
    descriptionDe:
      "Kontakteinsatz Han E, 16 Stifte + PE, 500 V, 16 A, Schraubanschluss, Größe 16B. Aus Schaltschrankbau, 28 Stück im Originalkarton, einzeln abzugeben.",
    nameEn: "Male insert Han 16E, 16 pins + PE, 16 A, screw",
    descriptionEn:
      "Han E contact insert, 16 male contacts + PE, 500 V, 16 A, screw termination, size 16B. From panel building, 28 in the original carton, sold singly.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 890,
    ...pieces(28),
    ...shipped(490),
    picture: { drawing: "connector", tone: "pale", hasLabel: true },
  },
  {
    kind: "connectors",
    manufacturer: "Harting",
    mpn: "09330162701",
    alternateProductCodes: ["Han 16E-BU-S"],
    nameDe: "Buchseneinsatz Han 16E, 16-polig + PE, 16 A, Schraub",
    descriptionDe:
      "Gegenstück zum Stifteinsatz 09330162601: 16 Buchsen + PE, 500 V, 16 A, Schraubanschluss. 25 Stück unbenutzt.",
    nameEn: "Female insert Han 16E, 16 contacts + PE, 16 A, screw",
    descriptionEn:
      "Mates with male insert 09330162601: 16 female contacts + PE, 500 V, 16 A, screw termination. 25 unused.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 920,
    ...pieces(25),
    ...shipped(490),
    picture: { drawing: "connector", tone: "pale" },
  },
  {
    kind: "connectors",
    manufacturer: "Harting",
    mpn: "09300160301",
    alternateProductCodes: ["Han 16B-agg-LB"],
    nameDe: "Anbaugehäuse Han 16B, ein Verriegelungsbügel",
    descriptionDe:
      "Anbaugehäuse aus Aluminiumdruckguss, Größe 16B, mit einem Verriegelungsbügel, pulverbeschichtet grau. Zwölf Stück aus Kabelkonfektion, Dichtung liegt bei.",
    nameEn: "Bulkhead housing Han 16B, single locking lever",
    descriptionEn:
      "Die-cast aluminium bulkhead housing, size 16B, with one locking lever, powder-coated grey. Twelve from cable assembly, seal enclosed.",
    pricePerProductInCt: 1350,
    ...pieces(12),
    ...shippedOrFetched(590),
    picture: { drawing: "connector", tone: "grey", hasLabel: true },
  },
  {
    kind: "connectors",
    manufacturer: "Weidmüller",
    mpn: "1207500000",
    alternateProductCodes: ["HDC HE 16 MS"],
    nameDe: "Stifteinsatz HDC HE 16 MS, 16-polig, Schraubanschluss",
    descriptionDe:
      "Schwerer Steckverbindereinsatz HDC HE, 16 Stifte + PE, 500 V, 16 A, Baugröße 6. Vier Stück Restbestand, Tüte geöffnet, Ware neu.",
    condition: "UNUSED_OPENED",
    pricePerProductInCt: 990,
    ...pieces(4),
    ...shipped(390),
    picture: { drawing: "connector", tone: "beige" },
  },
  {
    kind: "connectors",
    manufacturer: "Phoenix Contact",
    mpn: "3044076",
    ean: "4017918960377",
    alternateProductCodes: [],
    nameDe: "Durchgangsklemme UT 2,5, grau",
    descriptionDe:
      "Schraubklemme 0,14–4 mm², 24 A, 1000 V, Breite 5,2 mm, grau, NS 35. Volle Schachteln zu 50 Stück, Rest aus einem Großauftrag.",
    nameEn: "Feed-through terminal block UT 2,5, grey",
    descriptionEn:
      "Screw terminal 0.14–4 mm², 24 A, 1000 V, 5.2 mm wide, grey, NS 35. Full boxes of 50, left from a large order.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 45,
    ...pieces(400, 50),
    ...shipped(490),
    picture: { drawing: "connector", tone: "grey", hasLabel: true },
  },
  {
    kind: "connectors",
    manufacturer: "Phoenix Contact",
    mpn: "3209510",
    ean: "4046356329781",
    alternateProductCodes: [],
    nameDe: "Durchgangsklemme PT 2,5, Push-in, grau",
    descriptionDe:
      "Push-in-Klemme 0,14–4 mm², 24 A, 800 V, 5,2 mm breit. 300 Stück, Schachteln ungeöffnet, Datumscode 2022.",
    nameEn: "Feed-through terminal block PT 2,5, push-in, grey",
    descriptionEn:
      "Push-in terminal 0.14–4 mm², 24 A, 800 V, 5.2 mm wide. 300 pieces, boxes unopened, date code 2022.",
    condition: "NEW_IN_PACKAGING",
    dateCode: "2022",
    pricePerProductInCt: 52,
    ...pieces(300, 50),
    ...shipped(490),
    picture: { drawing: "connector", tone: "steel" },
  },
  {
    kind: "connectors",
    manufacturer: "Weidmüller",
    mpn: "1608510000",
    alternateProductCodes: [],
    nameDe: "Durchgangs-Reihenklemme ZDU 2.5, Zugfeder, beige",
    descriptionDe:
      "Zugfederklemme 2,5 mm², 24 A, 800 V, dunkelbeige, TS 35. 200 Stück als ein Posten, aus Restarbeiten an einer Verteilung.",
    nameEn: "Feed-through terminal ZDU 2.5, tension clamp, beige",
    descriptionEn:
      "Tension-clamp terminal 2.5 mm², 24 A, 800 V, dark beige, TS 35. 200 pieces as one lot, left over from work on a distribution board.",
    pricePerProductInCt: 48,
    ...bundle(200),
    ...shipped(590),
    picture: { drawing: "connector", tone: "beige" },
  },
  {
    kind: "connectors",
    manufacturer: "WAGO",
    mpn: "221-413",
    alternateProductCodes: [],
    nameDe: "Verbindungsklemme 221-413, 3 Leiter, mit Hebeln",
    descriptionDe:
      "Verbindungsklemme für 3 Leiter 0,14–4 mm², 32 A, 450 V, transparent mit orangefarbenen Hebeln. 250 Stück in Schachteln zu 50, Werkstattauflösung.",
    nameEn: "Splicing connector 221-413, 3 conductors, with levers",
    descriptionEn:
      "Splicing connector for 3 conductors 0.14–4 mm², 32 A, 450 V, transparent with orange levers. 250 in boxes of 50, from a workshop closing down.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 32,
    ...pieces(250, 50),
    ...shipped(390),
    picture: { drawing: "connector", tone: "orange" },
  },
  {
    kind: "connectors",
    manufacturer: "Murrelektronik",
    mpn: "7000-12221-6340500",
    alternateProductCodes: [],
    nameDe: "Sensorleitung M12 Buchse gerade, 4-polig, 5 m, PUR",
    descriptionDe:
      "M12-Buchse gerade mit freiem Leitungsende, 4 × 0,34 mm², PUR schwarz, schleppkettenfähig, 5 m. 16 Stück in Originaltüten aus einem Anlagenneubau.",
    nameEn: "Sensor cable M12 female straight, 4-pole, 5 m, PUR",
    descriptionEn:
      "Straight M12 female with free cable end, 4 × 0.34 mm², black PUR, drag chain rated, 5 m. 16 in original bags from a new plant.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 690,
    ...pieces(16),
    ...shipped(490),
    picture: { drawing: "connector", tone: "black" },
  },
  {
    kind: "connectors",
    manufacturer: "Binder",
    mpn: "99-0430-14-04",
    alternateProductCodes: [],
    nameDe: "M12-Kabeldose 99-0430-14-04, 4-polig, Schraubklemme",
    descriptionDe:
      "Konfektionierbare M12-Kabeldose A-kodiert, 4 Kontakte, Schraubklemmen, Kabeldurchlass 4–6 mm, IP67. 35 Stück einzeln verpackt, Überhang Serviceabteilung.",
    nameEn: "M12 female cable connector 99-0430-14-04, 4-pole, screw",
    descriptionEn:
      "Field-wireable M12 female connector, A-coded, 4 contacts, screw terminals, cable outlet 4–6 mm, IP67. 35 packed singly, surplus of a service department.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 620,
    ...pieces(35, 5),
    ...shipped(390),
    picture: { drawing: "connector", tone: "graphite", hasLabel: true },
  },
  {
    kind: "connectors",
    manufacturer: "Lapp",
    mpn: "53111020",
    alternateProductCodes: ["SKINTOP ST-M 20x15"],
    nameDe: "Kabelverschraubung SKINTOP ST-M 20×1,5, lichtgrau",
    descriptionDe:
      "Kabelverschraubung M20 × 1,5, Polyamid RAL 7035, Klemmbereich 7–13 mm, IP68. Beutel zu 50 Stück, zwei Beutel vorhanden, ohne Gegenmutter.",
    nameEn: "Cable gland SKINTOP ST-M 20×1.5, light grey",
    descriptionEn:
      "Cable gland M20 × 1.5, polyamide RAL 7035, clamping range 7–13 mm, IP68. Bags of 50, two bags available, without lock nut.",
    pricePerProductInCt: 65,
    ...pieces(100, 50),
    ...shipped(390),
    picture: { drawing: "connector", tone: "pale" },
  },
];
