import type { ImportField } from "../fields";
import { shortCurrencies } from "../parse/currencies";
import { severalPieces } from "../parse/price-units";
import { headingOf } from "./headings";

interface KnownHeadings {
  certain: string;
  likely?: string;
  guess?: string;
  /** What is part of such a heading, and what makes it another one: both of its small letters without spaces. */
  part?: RegExp;
  not?: RegExp;
  notWord?: RegExp;
}

// Packs, hundreds, measures and other years: what is counted or priced by them is no piece that is there now.
// A carton in a unit of quantities, cents in a heading; a dozen dozens, and with tax.
const several = [...severalPieces].filter((word) => word !== "ct" && word !== "gross").join("|");
const measure =
  "kg|g|to|t|tonne|h|m|meter|mtr|lfm|m2|qm|l|ltr|liter|prozent|promille|vorjahr|vj|verkauft|verkaufte|verkauften|sold";
const noPiece = new RegExp(`(?:^| )(?:${several}|${measure}|(?:19|20)\\d\\d)(?: |$)`);
const former = "alt|alte|alter|old|previous|bisher|bisherig|bisheriger|former";
// Currencies that are other things elsewhere.
const foreign = ["cad", ...shortCurrencies].join("|");
const noPrice = new RegExp(`${noPiece.source}|(?:^| )(?:${former}|${foreign})(?: |$)`);

/** As programs, shops and people write them. English texts are the German ones beside a word for English. */
export const knownHeadings: Record<
  Exclude<ImportField, "nameEn" | "descriptionEn">,
  KnownHeadings
> = {
  manufacturer: {
    certain:
      "Hersteller|Herstellername|Hersteller Name|Name des Herstellers|Herst.|Fabrikat|Marke|Markenname|Produzent|" +
      "Manufacturer|Manufacturer name|Mfr|Mfr name|Mfg|Mfg name|Maker|Make|Brand|Brand name",
    likely:
      "Herstellercode|Manufacturer code|Herstellerkürzel|Hersteller/Marke|Hersteller Lieferant",
    guess: "Lieferant|Lieferantenname|Hauptlieferant|Supplier|Vendor|Vendor name",
    part: /hersteller|fabrikat|manufacturer|brand/,
    not: /nr|no$|num|teil|part|artikel|item|land|country|jahr|year|datum|date|url|web|bestell|garantie|sku|code|[pa]id$/,
  },
  nameDe: {
    certain:
      "Bezeichnung|Artikelbezeichnung|Materialkurztext|Materialbezeichnung|Artikelname|Produktname|" +
      "Produktbezeichnung|Bezeichnung 1|Artikelbezeichnung 1|Kurztext|Artikelkurztext|Kurzbezeichnung|Benennung|" +
      "Teilebezeichnung|MAKTX|Name|Display name|Angebotstitel|Artikeltitel|Titel|Item name|Product name|Part name|" +
      "Material description|Short description|Title|Bezeichnung1|Name 1|namebspr|Artikelbez.|Artbez|Artikel-Bez.|" +
      "Materialbez.|Bez.|translations.DEFAULT.name|Benennung 1|Teilebezeichnung 1|p_name|Description short",
    likely: "Kurzbeschreibung|Item description|Part description|Artikel|Produkt|Product|Item",
    guess: "Matchcode|Suchbegriff|Suchwort|Material|Teil|Part",
    part: /bezeichnung|benennung|kurztext|artikelname|produktname/,
    not: /2|3|gruppe|klasse|typ|lager|lieferant|kunde|einheit|hersteller/,
  },
  descriptionDe: {
    certain:
      "Beschreibung|Artikelbeschreibung|Produktbeschreibung|Langtext|Materiallangtext|Artikellangtext|" +
      "Langbeschreibung|Detailbeschreibung|Beschreibungstext|Grunddatentext|Verkaufsbeschreibung|Long description|" +
      "Long text|Product description|Detailed description|Sales description|Description|Desc|Body (HTML)|" +
      "translations.DEFAULT.description|p_desc|Description long",
    likely:
      "Bestelltext|Einkaufsbestelltext|Materialbestelltext|Artikeltext|Verkaufstext|Zusatztext|Technische Daten|" +
      "Text|Spezifikation|Details|Merkmale|Specifications|Item description|Part description|Kurzbeschreibung",
    guess:
      "Bezeichnung 2|Artikelbezeichnung 2|Bezeichnung2|Beschreibung 2|Description 2|Zusatzbezeichnung|" +
      "Bezeichnungszusatz|Benennung 2|Teilebezeichnung 2|Bemerkung|Bemerkungen|Kommentar|Notiz|Hinweis|Remarks|" +
      "Notes|Comment",
    part: /beschreibung|langtext|description/,
    not: /2|3|gruppe|meta|seo|zustand|kategorie|category|group|image|bild/,
  },
  quantity: {
    certain:
      "Menge|Mge|Frei verwendbar|Frei verw.|Frei verwendb.|Frei verfügbar|Frei verwendbare Menge|" +
      "Frei verwendbarer Bestand|Verfügbarer Bestand|Verfügbare Menge|Verfügbar|Freier Bestand|Freie Menge|" +
      "Physisch verfügbar|Nettobestand|Netto-Warenbestand|Freier Lagerbestand|Disponierbarer Bestand|Lagerbestand|" +
      "Bestand|Bestandsmenge|Lagermenge|Aktueller Bestand|Stückzahl|Anzahl|Vorrätige Menge|Menge auf Lager|" +
      "Auf Lager|Lagernd|LABST|Gesamtbestand|Quantity|Qty|Available quantity|Available qty|Quantity available|" +
      "Qty available|Available physical|Available stock|Available|Unrestricted|Unrestricted stock|" +
      "Unrestricted use stock|Free stock|Net stock|Stock net|Quantity on hand|Qty on hand|On hand|On hand qty|" +
      "On hand quantity|QOH|Stock on hand|Stock|Stock quantity|Stock qty|Stock level|In stock|Inventory|" +
      "Total stock|lemge|p_stock",
    likely: "Stück|Stk|Pcs|Pieces|Bst.|Lager|Lieferbar|Lieferbare Menge",
    guess: "Units",
    part: /bestand|menge|stueckzahl|quantity|qty|onhand/,
    not: /min|melde|bezug|^jemenge|sicher|max|wert|einheit|reserv|bestell|sperr|pruef|verpack|transit|order|commit|value|unit|uom|datum|date|code|zugang|abgang|verbrauch|soll|inventur|forecast|prognos|expected|erwartet|incoming|allocat|disponiert|zugesagt|geplant|planned|blocked|opening|anfang|^in(?:qty|quantity)|^out(?:qty|quantity)|durchschn|average|fehl|rueckst|backlog|ausschuss|scrap|konsi|consign|lieferant|supplier|vendor|zulauf|menge(?:je|pro)|perpack|vorjahr|onpo|karton|palette|packung|gebinde|losgroesse|foerder|fuell|abgabe|rabatt|konto|break|per$|(?<![pt])art$/,
    notWord: noPiece,
  },
  pricePerProductInCt: {
    certain:
      "Preis pro Stück|Preis je Stück|Stückpreis|Einzelpreis|VK netto|Verkaufspreis netto|Nettoverkaufspreis|" +
      "Verkaufspreis|Netto-VK|VK-Preis|VK|VKP|VK 1|VK1|Verkaufspreis 1|Nettopreis|Preis netto|Preis|EP|EP netto|" +
      "Unit price|Price per unit|Price per piece|Price each|Selling price|Sales price|Net price|Price|" +
      "Regular price|Regulärer Preis|Normalpreis|Angebotspreis|Listenpreis|List price|Standard selling rate|" +
      "Selling rate|vpr",
    likely:
      "Std. VK netto|Sale price|VK brutto|Std. VK brutto|Verkaufspreis brutto|Bruttopreis|VK-Preis brutto|Gross price",
    part: /preis|price|^vk|nettovk/,
    not: /einheit|priceunit|gruppe|group|gesamt|posten|total|wert|einkauf|^ek|purchase|cost|einstand|bewert|gleitend|standard|staffel|datum|date|100|^\d\d|(?:preis|price)\d\d|(?:je|pro|per|fuer|for|ab|bei|from)(?!1(?!\d))\d|\d\d(?:st|stk|stueck|pcs|pieces?)$|versand|fracht|shipping|freight|bundle|^lot|perlot|liste$|pricelist$|nr$|art$|typ$|waehrung|currency|kennzeichen|uvp|msrp|rabatt|discount|^alt|^old|basis$|faktor|gleit|gld|durchschn|average|verrechn|plan|inventur|bestell|liefer|kreditor|vendor|supplier|kalk|selbstkost|^[sh]kpreis|preis[sh]k$|^einst|beschaff|^dpreis|mittler|intern(?!at|et)|transfer|materialpreis|lagerpreis|buchpreis|letzt|last|mindest|minimum|herstell|ekp|ekpreis|neupreis|vorjahr|prozent|karton|palette|packung|gebinde/,
    notWord: noPrice,
  },
  pricePer: {
    certain:
      "Preiseinheit|PEINH|Preis-Einheit|PEH|Preiseinheit (PE)|Preiseinh.|PrEinh|Pr.-Einh.|Preis-ME|" +
      "Preismengeneinheit|PE|Per|Pro|Je|Preis pro|Preis je|Preis per|Preis für|Preis per Menge|VK-Preiseinheit|" +
      "VK-PE|Preis pro Menge|Preis gilt für|Preismenge|Preisbasis|Preisdimension|Price unit|Price per quantity|" +
      "Price basis|Pricing unit|Preis für Menge|Verkaufspreis1 Preis für Menge|vpreh",
    likely:
      "pro ME|je ME|Preisfaktor|Price quantity|Bezugsmenge|Preisbezug|Preisbezugsmenge|je Menge|PE VK|Preis Dim.|" +
      "Price UOM",
    part: /preiseinh|priceunit|pricingunit/,
    not: /einkauf|^ek|ek$|purchase|bestell/,
  },
  currency: {
    certain:
      "Währung|Wäh.|Währ|Whg|WKZ|Devise|Ccy|Cur|Währg|Währg.|Whrg|WAERS|Waehrung|Währungscode|Währungsschlüssel|" +
      "Währungskennzeichen|Preiswährung|VK-Währung|Verkaufswährung|Hauswährung|Currency|Currency code|Currency key|" +
      "Curr|Curr.|Crcy|ISO currency|Price currency|Sales currency",
    part: /(?<!ge|be)waehrung|currency/,
    not: /einkauf|^ek|purchase|bestell|liefer|kreditor|supplier|vendor|kosten|cost|versand|shipping|kurs|rate|fa[kc]tor|datum|date|hinweis|note|info|action/,
  },
  quantityUnit: {
    certain:
      "Mengeneinheit|ME|BME|Basismengeneinheit|Basis-ME|MEINS|Basiseinheit|Basiseinheitencode|Lagereinheit|" +
      "Lagermengeneinheit|Bestandseinheit|Einheit|Einheitencode|Mengeneinheitencode|Einh.|ME-Code|Unit|Units|UoM|" +
      "UM|Unit of measure|Unit of measure code|Base unit of measure|Base unit|Base UoM|BUn|Stock unit|" +
      "Stocking unit|Quantity unit|Unit code|Stock UoM|Stock UM|Inventory UoM|Inventory unit|" +
      "Default unit of measure|Primary unit of measure|Primary UoM|Primary stock unit|UoM ID|IUM|U/M|Basic U/M|" +
      "Issue unit|Usage unit|Lager-ME|Mengeneinh.",
  },
  mpn: {
    certain:
      "MPN|HAN|Herstellerteilenummer|Herstellerartikelnummer|Hersteller-Art.-Nr.|Artikelnummer des Herstellers|" +
      "Artikelnummer Hersteller|Herst.-Art.-Nr.|Herst.-Teilenr.|Herstellernummer|Herstellerbestellnummer|" +
      "Teilenummer des Herstellers|MFRPN|Manufacturer part number|Manufacturer's part number|Manufacturer part|" +
      "Mfr part number|Mfr part|Mfr part nr|Mfr no|Mfr P/N|Mfg part no|Mfg P/N|MFPN|Manufacturer number|" +
      "Manufacturer item number|OEM-Nummer|OEM number|MLFB|Part number|P/N|PN|Part nr|" +
      "Manufacturer PID|Manufacturer AID|Herst.-Artikel|Hersteller-Artikel|Herst.-Teil|Hersteller-Teil",
    likely:
      "Teilenummer|Teile-Nr.|Typennummer|Typnummer|Typenbezeichnung|Modellnummer|Model number|Bestellnummer|" +
      "Typ / Bestell-Nr.|Fabrikatnummer|Ersatzteilnummer|Typ|Type|Modell|Model|Artikelnummer|Art.-Nr.|" +
      "Article number|Art. no",
    guess:
      "Lieferantenartikelnummer|Kreditoren-Artikelnr.|Vendor item no|Supplier part number|Item number",
    part: /hersteller.*(?:nr|code)$|(?:manufacturer|mfr|mfg).*(?:no|nr|pn|sku)$/,
    not: /land|steuer|garantie/,
  },
  ean: {
    certain:
      "EAN|EAN-Code|EAN-Nummer|EAN/UPC|EAN/GTIN|GTIN/EAN|GTIN|GTIN-13|EAN-13|UPC|UPC-Code|UPC/EAN|EAN number|" +
      "EAN11|Barcode|Bar code|Strichcode|International PID",
    part: /ean(?:code|nr|upc|13)|gtin|barcode|strichcode/,
    not: /typ|type|art$|datum|date/,
  },
  alternateProductCodes: {
    certain:
      "Weitere Nummern|Alternative Nummern|Alternativnummer|Alternative Artikelnummer|Alternativartikelnummer|" +
      "Vergleichsnummer|Referenznummer|Cross reference|Cross references|OE-Nummer|OE number|Ersatznummer|" +
      "Alte Materialnummer|Alte Artikelnummer|BISMT|Alternate product codes|Alternate codes|" +
      "Alternate part number|Alternative part number|Other part numbers|Old material number",
    likely:
      "Lieferantenartikelnummer|Artikelnummer des Lieferanten|Kreditoren-Artikelnr.|Vendor item no|" +
      "Vendor part number|Supplier part number|Bestellnummer|Artikelnummer 2|Ersatzteilnummer|OEM-Nummer|Zweitnummer",
    part: /^(?:alternativ|vergleichs|referenz|crossref|weitere|alternate).*(?:nr|no|code)s?$/,
    not: /kunde|customer|auftrag|order/,
  },
  ownArticleNumber: {
    certain:
      "Eigene Artikelnummer|Bestandseinheit (SKU)|Seller SKU|Interne Artikelnummer|Eigene Nummer|Interne Nummer|" +
      "Interne Referenz|Internal reference|Materialnummer|MATNR|Material number|Artikelnummer|Art.-Nr.|Artikelcode|" +
      "Article number|Art. no|Artikelschlüssel|Identnummer|Sachnummer|SKU|Item number|Item no|Item code|Product code|Product number|" +
      "Variant SKU|Produktnummer|Stock code|Stock number|Material|Artikel|Teil|Item|Part ID|Default code|Nr.|No.|" +
      "Variantennummer|Variation number|2nd item number|p_model|Supplier PID|Supplier AID",
    likely:
      "Teilenummer|Teile-Nr.|Nummer|Reference nr|Reference|ID|Code|Produkt-ID|Product|Artikel-ID|Product ID|" +
      "Lagernummer|Part no|Ident",
  },
  condition: {
    certain: "Zustand|Artikelzustand|Warenzustand|Condition|Cond|Item condition",
    part: /zustand|condition/,
    not: /text|datum|bestand|beschreibung|note|id$|liefer|verpack/,
  },
  yearOfManufacture: {
    certain:
      "Baujahr|Herstellungsjahr|Herstelljahr|Produktionsjahr|Fertigungsjahr|Year of manufacture|Year built|" +
      "Manufacturing year|Production year|Bj.",
    likely: "Jahr|Year",
  },
  dateCode: { certain: "Datumscode|Datecode|Date code|Datums-Code", likely: "D/C|DC" },
  minOrderQuantity: {
    certain:
      "Mindestbestellmenge|Mindestabnahme|Mindestabnahmemenge|Mindestverkaufsmenge|MOQ|Min. order quantity|" +
      "Minimum order quantity|Minimum order qty|Min. order qty|MBM|Minimal quantity",
    likely: "Mindestmenge|Minimum quantity|Min. qty|Min. Menge",
  },
  bundleOnly: {
    certain:
      "Nur als Gesamtposten|Nur als Posten|Nur komplett|Bundle only|Lot only|Only as bundle|Only as lot",
  },
  priceForBundle: {
    certain:
      "Preis des Postens|Postenpreis|Preis für den Posten|Bundle price|Price for bundle|Lot price|Price per lot",
    likely: "Paketpreis|Preis Gesamtposten",
  },
  shippingPossible: {
    certain: "Versand möglich|Lieferung möglich|Shipping possible|Versandfähig|Shippable",
    likely: "Versand|Shipping|Lieferung",
  },
  shippingPriceInCt: {
    certain:
      "Versandkosten|Versandpreis|Versandkostenpauschale|Frachtkosten|Porto|Lieferkosten|Shipping price|" +
      "Shipping cost|Shipping costs|Shipping fee",
    likely: "Fracht|Versand|Shipping|Freight|Postage",
  },
  shippingNote: {
    certain: "Versandhinweis|Versandhinweise|Lieferhinweis|Shipping note|Shipping notes",
    likely: "Versandinfo|Versandinformation|Versandart|Shipping info",
    guess: "Versand|Shipping",
  },
  pickupPossible: {
    certain: "Abholung möglich|Selbstabholung möglich|Pickup possible|Collection possible",
    likely: "Abholung|Selbstabholung|Abholbar|Pickup|Pick-up|Local pickup|Collection",
  },
  mainImageUrl: {
    certain:
      "Bildadresse|Bild-URL|Bildlink|Main image URL|Image URL|Image link|Picture URL|Photo URL|Hauptbild|" +
      "Artikelbild|Produktbild|Bild|Bild 1|Foto|Main image|Image|Image 1|Picture|Photo|Bilder|Images",
    part: /bild|image|foto|picture|photo/,
  },
  csvMainImageBase64: {
    certain:
      "Bild (Base64)|Bild als Base64|Image Base64|Image (Base64)|Main image Base64|Base64|Bilddaten|Image data|" +
      "Bild|Image|Hauptbild",
    part: /bild|image|foto|picture|photo/,
  },
  listingId: {
    certain: "Inserat-Nr.|Inseratsnummer|Inserat-ID|Listing no|Listing number|Listing ID",
  },
};

// "Lager" and "Stk" stand in cells too.
const enoughLikely = 2;
// A cell may have megabytes.
const maxLength = 60;
const certain = wordsOf("certain");
const likely = wordsOf("likely");

/** Whether texts side by side are headings that programs write: one that is certain, or several that are likely. */
export function areKnownHeadings(texts: readonly string[]): boolean {
  const found = texts.map((text) => headingOf(text.slice(0, maxLength)).compact);
  return (
    found.some((word) => certain.has(word)) ||
    new Set(found.filter((word) => likely.has(word))).size >= enoughLikely
  );
}

function wordsOf(list: "certain" | "likely"): ReadonlySet<string> {
  const texts = Object.values(knownHeadings).flatMap((known) => (known[list] ?? "").split("|"));
  return new Set(texts.map((text) => headingOf(text).compact).filter((word) => word !== ""));
}
