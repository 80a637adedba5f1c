import type { Part } from "./part";
import { bundle, fetched, pieces, shipped, shippedOrFetched } from "./terms";

export const bearings: Part[] = [
  {
    kind: "bearings",
    manufacturer: "SKF",
    mpn: "6205-2RSH",
    alternateProductCodes: ["6205 2RS", "6205-2RS1"],
    nameDe: "Rillenkugellager 6205-2RSH, 25 × 52 × 15 mm",
    descriptionDe:
      "Einreihiges Rillenkugellager, beidseitig mit schleifender Dichtung, Bohrung 25 mm. Originalverpackt in der Einzelschachtel, aus Lagerauflösung eines Pumpenherstellers, Datumscode 2021.",
    nameEn: "Deep groove ball bearing 6205-2RSH, 25 × 52 × 15 mm",
    descriptionEn:
      "Single-row deep groove ball bearing, contact seals on both sides, bore 25 mm. In its single box, from a pump maker's stock clearance, date code 2021.",
    condition: "NEW_IN_PACKAGING",
    dateCode: "2021",
    pricePerProductInCt: 480,
    ...pieces(180, 5),
    ...shippedOrFetched(490),
    picture: { drawing: "bearing", tone: "black", hasLabel: true },
  },
  {
    kind: "bearings",
    manufacturer: "SKF",
    mpn: "6308-2Z/C3",
    alternateProductCodes: ["6308 ZZ C3"],
    nameDe: "Rillenkugellager 6308-2Z/C3, 40 × 90 × 23 mm",
    descriptionDe:
      "Mit Deckscheiben auf beiden Seiten, Lagerluft C3, für Elektromotoren. Zwölf Stück aus der Motoreninstandsetzung, Ölpapier und Schachtel unversehrt.",
    nameEn: "Deep groove ball bearing 6308-2Z/C3, 40 × 90 × 23 mm",
    descriptionEn:
      "Shielded on both sides, C3 clearance, for electric motors. Twelve pieces from a motor repair shop, oil paper and box intact.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 1450,
    ...pieces(12),
    ...shipped(490),
    picture: { drawing: "bearing", tone: "steel" },
  },
  {
    kind: "bearings",
    manufacturer: "NSK",
    mpn: "6004DDUC3",
    alternateProductCodes: ["6004 2RS C3"],
    nameDe: "Rillenkugellager 6004DDUC3, 20 × 42 × 12 mm",
    descriptionDe:
      "Beidseitig berührend abgedichtet, Lagerluft C3. Ganze Stange aus Serienauslauf einer Rollenbahn, 400 Stück in Originalrollen zu je 10, Abgabe in vollen Rollen.",
    nameEn: "Deep groove ball bearing 6004DDUC3, 20 × 42 × 12 mm",
    descriptionEn:
      "Contact seals on both sides, C3 clearance. Left from the end of a roller conveyor series: 400 pieces in original tubes of 10, sold by the full tube.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 290,
    ...pieces(400, 10),
    ...shipped(590),
    picture: { drawing: "bearing", tone: "black" },
  },
  {
    kind: "bearings",
    manufacturer: "FAG",
    mpn: "6210-C3",
    alternateProductCodes: [],
    nameDe: "Rillenkugellager 6210-C3, offen, 50 × 90 × 20 mm",
    descriptionDe:
      "Offene Ausführung mit Stahlblechkäfig, Lagerluft C3. Konserviert und eingeschweißt, Ersatzteile einer stillgelegten Getriebelinie.",
    nameEn: "Deep groove ball bearing 6210-C3, open, 50 × 90 × 20 mm",
    descriptionEn:
      "Open type with sheet steel cage, C3 clearance. Preserved and shrink-wrapped, spares of a closed gearbox line.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 990,
    ...pieces(24, 2),
    ...shipped(490),
    picture: { drawing: "bearing", tone: "steel", hasLabel: true },
  },
  {
    kind: "bearings",
    manufacturer: "FAG",
    mpn: "7208-B-XL-TVP",
    alternateProductCodes: ["7208-B-TVP", "7208 BEP"],
    nameDe: "Schrägkugellager 7208-B-XL-TVP, 40 × 80 × 18 mm",
    descriptionDe:
      "Einreihig, Druckwinkel 40°, Polyamidkäfig, X-life. Acht Stück originalverpackt, übrig nach Spindelreparatur. Nicht für satzweisen Einbau gepaart.",
    nameEn: "Angular contact ball bearing 7208-B-XL-TVP, 40 × 80 × 18 mm",
    descriptionEn:
      "Single row, 40° contact angle, polyamide cage, X-life. Eight pieces in original packaging, left after a spindle repair. Not matched for mounting in sets.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 2250,
    ...pieces(8),
    ...shipped(490),
    picture: { drawing: "bearing", tone: "green" },
  },
  {
    kind: "bearings",
    manufacturer: "FAG",
    mpn: "NU210-E-XL-TVP2",
    alternateProductCodes: ["NU210-E-TVP2", "NU 210 ECP"],
    nameDe: "Zylinderrollenlager NU210-E-XL-TVP2, 50 × 90 × 20 mm",
    descriptionDe:
      "Loslager mit bordlosem Innenring, Polyamidkäfig. Aus dem Vorrat einer Brecherinstandhaltung, Folie geschlossen, Datumscode 2018.",
    condition: "NEW_IN_PACKAGING",
    dateCode: "2018",
    pricePerProductInCt: 3100,
    ...pieces(5),
    ...shipped(490),
    picture: { drawing: "bearing", tone: "green" },
  },
  {
    kind: "bearings",
    manufacturer: "FAG",
    mpn: "22212-E1-XL",
    alternateProductCodes: ["22212-E1", "22212 E"],
    nameDe: "Pendelrollenlager 22212-E1-XL, 60 × 110 × 28 mm",
    descriptionDe:
      "Zylindrische Bohrung 60 mm, Stahlblechkäfig, X-life. Drei Stück als Reserve für eine Siebmaschine gekauft, Maschine verkauft, Lager ungeöffnet.",
    nameEn: "Spherical roller bearing 22212-E1-XL, 60 × 110 × 28 mm",
    descriptionEn:
      "Cylindrical bore 60 mm, sheet steel cages, X-life. Three pieces bought as spares for a screen that has since been sold; never opened.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 6400,
    ...pieces(3),
    ...shippedOrFetched(590),
    picture: { drawing: "bearing", tone: "steel", hasLabel: true },
  },
  {
    kind: "bearings",
    manufacturer: "SKF",
    mpn: "23140 CC/W33",
    alternateProductCodes: [],
    nameDe: "Pendelrollenlager 23140 CC/W33, 200 × 340 × 112 mm",
    descriptionDe:
      "Großlager mit zylindrischer Bohrung 200 mm, Umfangsnut und drei Schmierbohrungen (W33), rund 42 kg. Ein Stück in der Originalkiste, Reservelager eines Walzenbrechers, Konservierung unversehrt.",
    nameEn: "Spherical roller bearing 23140 CC/W33, 200 × 340 × 112 mm",
    descriptionEn:
      "Large bearing, cylindrical bore 200 mm, annular groove and three lubrication holes (W33), about 42 kg. One piece in its original crate, spare of a roll crusher, preservation intact.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 118000,
    ...pieces(1),
    ...fetched("Abholung mit Transporter, Verladung mit Kran vorhanden. Spedition auf Anfrage."),
    picture: { drawing: "bearing", tone: "steel", hasLabel: true },
  },
  {
    kind: "bearings",
    manufacturer: "INA",
    mpn: "NKI30/20-XL",
    alternateProductCodes: ["NKI30/20"],
    nameDe: "Nadellager NKI30/20-XL, 30 × 45 × 20 mm",
    descriptionDe:
      "Massivnadellager mit Innenring, Borde am Außenring. Gesamtposten aus Getriebefertigung, 60 Stück in Originalschachteln, Abgabe nur komplett.",
    nameEn: "Needle roller bearing NKI30/20-XL, 30 × 45 × 20 mm",
    descriptionEn:
      "Machined needle roller bearing with inner ring, ribs on the outer ring. One lot from gearbox production, 60 pieces in original boxes, sold complete only.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 920,
    ...bundle(60),
    ...shipped(690),
    picture: { drawing: "bearing", tone: "grey" },
  },
  {
    kind: "bearings",
    manufacturer: "SKF",
    mpn: "SY 40 TF",
    alternateProductCodes: [],
    nameDe: "Stehlagereinheit SY 40 TF, Welle 40 mm",
    descriptionDe:
      "Y-Stehlager mit Graugussgehäuse und Gewindestiftbefestigung, Wellendurchmesser 40 mm, nachschmierbar. Zehn Stück neu, Überhang aus Förderbandbau, Lack mit leichten Lagerspuren.",
    nameEn: "Pillow block unit SY 40 TF, 40 mm shaft",
    descriptionEn:
      "Y-bearing plummer block with cast iron housing and set screw locking, shaft diameter 40 mm, relubricatable. Ten new units left from conveyor building, paint slightly marked from storage.",
    condition: "NEW_WITHOUT_PACKAGING",
    pricePerProductInCt: 3900,
    ...pieces(10, 2),
    ...shippedOrFetched(890),
    picture: { drawing: "bearing", tone: "petrol" },
  },
];
