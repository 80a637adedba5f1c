import { useTranslations } from "next-intl";
import { type Column, DataTable } from "@/components/ui/lists/data-table";
import { type ImportField, importFields, requiredFields } from "@/lib/csv-import/fields";

export type FieldExamples = Partial<Record<ImportField, string>>;

const others: FieldExamples = {
  mainImageUrl: "https://www.example.com/6205-2rsh.jpg",
  csvMainImageBase64: "iVBORw0KGgoAAAANSUhEUg…",
  pricePer: "100",
  currency: "EUR",
  quantityUnit: "Stk",
  listingId: "10234",
};
const required: readonly ImportField[] = requiredFields;

export function HelpFields({ examples }: { examples: FieldExamples }) {
  const t = useTranslations();
  const columns: Column<ImportField>[] = [
    {
      key: "field",
      label: t("csv-help|column|field"),
      cell: (field) => (
        <>
          <span className="font-semibold align-top lg:inline-block lg:min-w-40">
            {t(`listing|form|${field}`)}
          </span>
          {required.includes(field) ? (
            <span className="block text-steel-3">{t("csv-help|required")}</span>
          ) : null}
        </>
      ),
    },
    {
      key: "content",
      label: t("csv-help|column|content"),
      cell: (field) => t(`csv-help|field|${field}`),
    },
    {
      key: "example",
      label: t("csv-help|column|example"),
      cell: (field) => exampleOf(others[field] || examples[field]),
      startsHalf: true,
    },
    {
      key: "headings",
      label: t("csv-help|column|headings"),
      cell: (field) => shownHeadings[field].join(" · "),
    },
  ];
  return (
    <DataTable
      caption={t("csv-help|fields")}
      columns={columns}
      rows={[...importFields]}
      keyOf={(field) => field}
    />
  );
}

function exampleOf(example: string | undefined) {
  return example ? <span className="font-mono">{example}</span> : "–";
}

export const shownHeadings: Record<ImportField, readonly string[]> = {
  manufacturer: ["Hersteller", "Fabrikat", "Marke", "Manufacturer", "Brand"],
  nameDe: ["Bezeichnung", "Artikelbezeichnung", "Materialkurztext", "Kurztext", "Name"],
  descriptionDe: ["Beschreibung", "Artikelbeschreibung", "Langtext", "Description"],
  quantity: ["Menge", "Bestand", "Lagerbestand", "Frei verwendbar", "Quantity", "Qty"],
  pricePerProductInCt: ["Preis pro Stück", "Einzelpreis", "VK netto", "Preis", "Unit price"],
  pricePer: ["Preiseinheit", "Preis gilt für", "Price unit"],
  currency: ["Währung", "Currency"],
  quantityUnit: ["Mengeneinheit", "ME", "Unit of measure"],
  mpn: ["MPN", "Herstellernummer", "Hersteller-Art.-Nr.", "Artikelnummer", "Part number"],
  ean: ["EAN", "GTIN", "UPC", "Barcode"],
  alternateProductCodes: ["Weitere Nummern", "Vergleichsnummer", "Cross reference"],
  ownArticleNumber: ["Eigene Nummer", "Materialnummer", "Lagernummer", "SKU"],
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
