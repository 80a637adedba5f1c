import type { Locale } from "@/lib/i18n/locales";

/*
 * EXAMPLES. Before going live, replace them by quotes of real customers with written consent,
 * and remove `isExample`.
 */

export interface Testimonial {
  text: Record<Locale, string>;
  person: string;
  role: Record<Locale, string>;
  company: string;
  /** The page marks invented quotes. */
  isExample: boolean;
}

export const testimonials: readonly Testimonial[] = [
  {
    text: {
      de: "Samstagnacht stand die Abfüllung, der Hersteller nannte acht Wochen. Ich habe die Nummer vom Typenschild eingetippt, und am Dienstag war die Baugruppe eingebaut.",
      en: "On a Saturday night the filling line stood still and the manufacturer said eight weeks. I typed in the number from the nameplate, and on Tuesday the module was in.",
    },
    person: "Jürgen Muster",
    role: { de: "Leiter Instandhaltung", en: "Head of Maintenance" },
    company: "Muster Getränke GmbH",
    isExample: true,
  },
  {
    text: {
      de: "Aus einer abgebauten Anlage lagen 600 Positionen im Hochregal. Mit der Liste aus unserer Warenwirtschaft war alles an einem Vormittag inseriert.",
      en: "A dismantled plant had left 600 items on our high shelves. With the list from our ERP system everything was on offer within a morning.",
    },
    person: "Katrin Beispiel",
    role: { de: "Lagerleiterin", en: "Warehouse Manager" },
    company: "Beispiel Verpackungstechnik AG",
    isExample: true,
  },
  {
    text: {
      de: "Bestand, Mindestbestellmenge und Preis stehen da, bevor ich frage. Das erspart mir jede Woche einige Telefonate.",
      en: "Stock, minimum order quantity and price are there before I ask. That saves me a few phone calls every week.",
    },
    person: "Mehmet Probe",
    role: { de: "Technischer Einkauf", en: "Technical Purchasing" },
    company: "Probe Antriebe KG",
    isExample: true,
  },
];
