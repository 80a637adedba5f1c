import type { ListingCondition } from "@/lib/fields/listing-status-and-condition";
import type { Part } from "../parts";
import { type Dimensions, dimensionsOf } from "./dimensions";
import { dxfDrawing, sizeOf, stepDrawing } from "./drawings";
import { type PdfPage, pdfPage } from "./pdf-page";

export interface PartDocument {
  name: string;
  type: "SPECS" | "CERTIFICATE" | "CAD";
  fileType: string;
  bytes: Buffer;
}

// Names no seller, because documents are public.
const footer = "Beispiel aus der Vorführung von Lagerfund. Keine Unterlage des Herstellers.";
const conditions: Record<ListingCondition, string> = {
  NEW_IN_PACKAGING: "Neu, originalverpackt",
  NEW_WITHOUT_PACKAGING: "Neu, ohne Verpackung",
  UNUSED_OPENED: "Unbenutzt, Verpackung geöffnet",
  USED_TESTED: "Gebraucht, geprüft",
  USED_UNTESTED: "Gebraucht, ungeprüft",
  FOR_PARTS: "Ersatzteilspender",
};

/** Empty for parts without known dimensions. */
export function partDocuments(part: Part): PartDocument[] {
  const dimensions = dimensionsOf(part);
  if (dimensions === null) {
    return [];
  }
  const name = `${part.manufacturer} ${part.mpn}`;
  const file = name.replaceAll(/[^A-Za-z0-9.-]+/g, "-");
  const documents: PartDocument[] = [
    pdf(`Datenblatt-${file}.pdf`, "SPECS", dataSheet(part, dimensions)),
    pdf(`Pruefbescheinigung-${file}.pdf`, "CERTIFICATE", certificate(part)),
    drawing(`${file}.dxf`, dxfDrawing(name, dimensions)),
  ];
  return dimensions.shape === "box"
    ? [...documents, drawing(`${file}.step`, stepDrawing(name, dimensions))]
    : documents;
}

function dataSheet(part: Part, dimensions: Dimensions): PdfPage {
  const { alternateProductCodes, ean, condition, yearOfManufacture } = part;
  return {
    title: "Datenblatt",
    subtitle: part.nameDe,
    rows: [
      ["Hersteller", part.manufacturer],
      ["Herstellernummer", part.mpn],
      ...optionalRow("EAN", ean),
      ...optionalRow("Weitere Nummern", alternateProductCodes.join(", ")),
      ["Abmessungen", sizeOf(dimensions)],
      ...optionalRow("Zustand", condition && conditions[condition]),
      ...optionalRow("Baujahr", yearOfManufacture?.toString()),
      ["Im Bestand", `${part.quantity} Stück`],
    ],
    paragraphs: [part.descriptionDe, part.descriptionEn ?? ""].filter(Boolean),
    footer,
  };
}

function certificate(part: Part): PdfPage {
  return {
    title: "Prüfbescheinigung",
    subtitle: `Wareneingangsprüfung: ${part.nameDe}`,
    rows: [
      ["Hersteller", part.manufacturer],
      ["Herstellernummer", part.mpn],
      ["Geprüfte Menge", `${part.quantity} Stück, Stichprobe nach Prüfplan`],
      ["Typenschild", "Nummer stimmt mit der Bestellung überein"],
      ["Sichtprüfung", "Ohne Beschädigung, Korrosion oder Gebrauchsspuren"],
      ["Lagerung", "Trocken, 15 bis 25 °C, unter 60 % Luftfeuchte"],
      ["Ergebnis", "Ohne Beanstandung"],
    ],
    paragraphs: [
      "Die Teile wurden bei der Einlagerung geprüft. Diese Bescheinigung ersetzt kein Zeugnis des Herstellers.",
    ],
    footer,
  };
}

function optionalRow(label: string, value: string | undefined): [string, string][] {
  return value ? [[label, value]] : [];
}

function pdf(name: string, type: PartDocument["type"], page: PdfPage): PartDocument {
  return { name, type, fileType: "application/pdf", bytes: pdfPage(page) };
}

// Browsers know no MIME type for CAD files.
function drawing(name: string, content: string): PartDocument {
  return { name, type: "CAD", fileType: "application/octet-stream", bytes: Buffer.from(content) };
}
