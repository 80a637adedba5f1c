import type { Part } from "./part";
import { pieces, shipped } from "./terms";

/**
 * Parts whose manufacturers nobody has looked at yet, so that administrators have something to decide: a spelling of
 * Weidmüller, a company that only sounds like Festo, and one that is simply new.
 */
export const typedMakers: readonly Part[] = [
  {
    kind: "connectors",
    manufacturer: "Weidmueller",
    mpn: "1020000000",
    alternateProductCodes: [],
    nameDe: "Durchgangs-Reihenklemme WDU 2.5, Schraubanschluss, beige",
    descriptionDe:
      "Schraubklemme 2,5 mm², 24 A, 800 V, dunkelbeige, TS 35. Angebrochene Schachtel vom Schaltschrankumbau, 70 Stück, ungebraucht.",
    nameEn: "Feed-through terminal WDU 2.5, screw connection, beige",
    descriptionEn:
      "Screw terminal 2.5 mm², 24 A, 800 V, dark beige, TS 35. Opened box left from rebuilding a cabinet, 70 pieces, unused.",
    condition: "UNUSED_OPENED",
    pricePerProductInCt: 42,
    ...pieces(70, 10),
    ...shipped(490),
    picture: { drawing: "connector", tone: "beige" },
  },
  {
    kind: "pneumatics",
    manufacturer: "Festo Didactic",
    mpn: "152860",
    alternateProductCodes: [],
    nameDe: "3/2-Wegeventil mit Drucktaster, für Lehrtafeln",
    descriptionDe:
      "Handbetätigtes 3/2-Wegeventil, in Ruhestellung gesperrt, auf Halter für Profilplatten. Aus einer aufgelösten Lehrwerkstatt, acht Stück, gepflegt.",
    nameEn: "3/2-way valve with push button, for training boards",
    descriptionEn:
      "Hand-operated 3/2-way valve, normally closed, on a holder for profile plates. From a training workshop that has closed, eight pieces, well kept.",
    pricePerProductInCt: 1900,
    ...pieces(8),
    ...shipped(490),
    picture: { drawing: "valve", tone: "steel" },
  },
  {
    kind: "sensors",
    manufacturer: "wenglor",
    mpn: "OPT2001",
    alternateProductCodes: [],
    nameDe: "Reflextaster OPT2001 mit Hintergrundausblendung",
    descriptionDe:
      "Optischer Sensor im Kompaktgehäuse, Hintergrundausblendung, PNP, 10–30 V DC, Stecker M12. Fünf Stück als Ersatz beschafft, nie eingebaut.",
    nameEn: "Reflex sensor OPT2001 with background suppression",
    descriptionEn:
      "Optical sensor in a compact housing, background suppression, PNP, 10–30 V DC, M12 plug. Five bought as spares, never mounted.",
    condition: "NEW_IN_PACKAGING",
    pricePerProductInCt: 5900,
    ...pieces(5),
    ...shipped(490),
    picture: { drawing: "sensor", tone: "blue" },
  },
];
