import type { ImportField } from "@/lib/csv-import/schema";

/** Of the headings that are found by themselves (lib/csv-import/mapping), those that readers know; some of many. */
export const shownHeadings: Record<ImportField, readonly string[]> = {
  manufacturer: ["Hersteller", "Fabrikat", "Marke", "Manufacturer", "Brand"],
  nameDe: ["Bezeichnung", "Artikelbezeichnung", "Materialkurztext", "Kurztext", "Name"],
  descriptionDe: ["Beschreibung", "Artikelbeschreibung", "Langtext", "Description"],
  quantity: ["Menge", "Bestand", "Lagerbestand", "Frei verwendbar", "Quantity", "Qty"],
  pricePerProductInCt: ["Preis pro Stück", "Einzelpreis", "VK netto", "Preis", "Unit price"],
  mpn: ["MPN", "Herstellerteilenummer", "Hersteller-Art.-Nr.", "Part number"],
  ean: ["EAN", "GTIN", "UPC", "Barcode"],
  alternateProductCodes: ["Weitere Nummern", "Vergleichsnummer", "Cross reference"],
  ownArticleNumber: ["Eigene Artikelnummer", "Materialnummer", "Artikelnummer", "SKU"],
  nameEn: ["Bezeichnung (englisch)", "Name (English)"],
  descriptionEn: ["Beschreibung (englisch)", "Description (English)"],
  condition: ["Zustand", "Artikelzustand", "Condition"],
  yearOfManufacture: ["Baujahr", "Herstellungsjahr", "Year of manufacture"],
  dateCode: ["Datumscode", "Date code"],
  minOrderQuantity: ["Mindestbestellmenge", "Mindestabnahme", "MOQ"],
  bundleOnly: ["Nur als Gesamtposten", "Bundle only"],
  priceForBundle: ["Preis des Postens", "Postenpreis", "Lot price"],
  shippingPossible: ["Versand möglich", "Shipping possible"],
  shippingPriceInCt: ["Versandkosten", "Frachtkosten", "Shipping cost"],
  shippingNote: ["Versandhinweis", "Shipping note"],
  pickupPossible: ["Abholung möglich", "Selbstabholung möglich", "Pickup possible"],
  mainImageUrl: ["Bildadresse", "Bild-URL", "Image URL"],
  csvMainImageBase64: ["Bild (Base64)", "Image (Base64)"],
  listingId: ["Inserat-Nr.", "Listing no"],
};
