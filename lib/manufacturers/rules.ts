import { foldText } from "@/lib/text/fold-text";

// GmbH & Co. KG and its kin, as whole words at the end of a name.
const legalForms = new Set(
  (
    "gmbh ag kg kgaa se ohg gbr ug mbh co inc incorporated ltd limited llc corp corporation sa spa srl bv nv ab oy as " +
    "plc"
  ).split(" "),
);

/** The name by which manufacturers are told apart. */
export function normaliseManufacturerName(name: string): string {
  const plain = name.normalize("NFKC").toLowerCase().replace(/\./g, "").replace(/\s+/g, " ").trim();
  const bare = withoutLegalForms(plain);
  return (bare || plain).replace(/[^\p{L}\p{N}]/gu, "") || plain;
}

/** Word by word from the end: an import asks for names of any length, so that no pattern may look for it from each comma. */
function withoutLegalForms(name: string): string {
  const words = name.split(/[\s,&+]+/);
  const last = words.findLastIndex((word, place) => place === 0 || !legalForms.has(word));
  return words.slice(0, last + 1).join(" ");
}

/** Whether a folded word, letters only, is "GmbH" or its kin. */
export function isLegalForm(word: string): boolean {
  return legalForms.has(word);
}

/** A name as aliases are compared: "Endress+Hauser" → "endresshauser". The same as the SQL function `manufacturer_alias_key`. */
export function aliasKeyOf(name: string): string {
  return foldText(name).replace(
    /[\t-\r\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3003]/g,
    "",
  );
}

const maxSlugLength = 80;

const germanLetters: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A name for addresses, of a–z, 0–9 and single hyphens, never empty: "Weidmüller & Söhne" → "weidmueller-soehne". */
export function slugOf(name: string): string {
  return bareSlugOf(name) || "hersteller";
}

/** Where a manufacturer's parts are shown, to people and to search engines. */
export function manufacturerHref({ id, name }: { id: number; name: string }): string {
  return `/manufacturer/${id}-${slugOf(name)}`;
}

/** Under what a list from A to Z has a name: its first letter, "0–9", or "#" for what has neither. */
export function initialOf(name: string): string {
  const [first = "#"] = bareSlugOf(name);
  return /\d/.test(first) ? "0–9" : first.toUpperCase();
}

function bareSlugOf(name: string): string {
  const plain = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  return words.join("-").slice(0, maxSlugLength).replace(/-$/, "");
}
