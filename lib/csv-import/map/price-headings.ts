import { headingOf } from "./heading-words";

const whole =
  "gesamt|totale|totaal|total|summe|suma|somme|sum|celkem|razem|ogolem|osszesen|extended|extd|ext";
const value =
  "wert|value|amount|betrag|importe|importo|montant|valore|valor|valeur|wartosc|hodnota|waarde";
const price = "preis|price|prix|prezzo|precio|prijs|cena";
const goods =
  "bestands?|lager|waren|inventar|stocks?|inventory|onhand|magazzino|line|zeilen|positions?|pos";
const fillers = new Set(
  "vk ep net gross in of the des de del della di w excl exkl incl inkl bez bei zzgl ht ttc mwst vat tax ust iva tva btw dph".split(
    " ",
  ),
);
const tax =
  "(?:mwst|ust|umsatzsteuer|mehrwertsteuer|steuern?|vat|tax(?:es)?|btw|iva|tva|dph|gst|moms|impuestos)";
const share = "(?:\\d+(?:prozent)?)?";

const onlyTotal = new RegExp(`^(?:${whole}|${value}|${price}|${goods})+$`);
const hasTotal = new RegExp(`${whole}|${value}`);
const hasValue = new RegExp(value);
const hasGoods = new RegExp(goods);
const gross = new RegExp(
  `brutto|gross(?:unit|sales|selling|list)?price|ttc|(?:inkl?|incl?)(?:usive|uding|uido|uso|usa|usief)?${share}${tax}|(?:mit|with|avec|con|met)${share}${tax}|${tax}(?:inkl?|incl?|inbegr|compres|inclus)|(?:inkl|incl)$`,
);
const grossWord = /(?:^| )(?:gross|[zs] (?:vat|dph))(?: |$)/;

/** Such as "Gesamtpreis" and "Extended Price CAD", but not "Gesamtbestand". */
export function meansLineTotal(heading: string): boolean {
  const words = headingOf(heading).words.split(" ");
  const text = words
    .filter((word) => !fillers.has(word))
    .join("")
    .replace(/netto|brutto/g, "");
  const isOfGoods = hasGoods.test(text) && !hasValue.test(text) && !/^line/.test(text);
  return onlyTotal.test(text) && hasTotal.test(text) && !isOfGoods;
}

/** With VAT, but not a gross weight. */
export function meansGross(heading: string): boolean {
  const { compact, words } = headingOf(heading);
  const isWeight = /gewicht|weight|mass|peso/.test(compact);
  return !isWeight && (gross.test(compact) || grossWord.test(words));
}
