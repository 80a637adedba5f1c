import { foldText } from "@/lib/text/fold-text";

const legalForms = new Set(
  (
    "gmbh ag kg kgaa se ohg gbr ug mbh co inc incorporated ltd limited llc corp corporation sa spa srl bv nv ab oy as " +
    "plc"
  ).split(" "),
);

export function normaliseManufacturerName(name: string): string {
  const plain = name.normalize("NFKC").toLowerCase().replace(/\./g, "").replace(/\s+/g, " ").trim();
  const bare = withoutLegalForms(plain);
  return (bare || plain).replace(/[^\p{L}\p{N}]/gu, "") || plain;
}

/** Avoids a pattern, which would be slow for the long names of an import. */
function withoutLegalForms(name: string): string {
  const words = name.split(/[\s,&+]+/);
  const last = words.findLastIndex((word, place) => place === 0 || !legalForms.has(word));
  return words.slice(0, last + 1).join(" ");
}

export function isLegalForm(word: string): boolean {
  return legalForms.has(word);
}

/**
 * "Endress+Hauser" becomes "endresshauser". Must equal the SQL function `manufacturer_alias_key`.
 */
export function aliasKeyOf(name: string): string {
  return foldText(name).replace(
    /[\t-\r\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3003]/g,
    "",
  );
}

const maxSlugLength = 80;

const germanLetters: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** "Weidmüller & Söhne" becomes "weidmueller-soehne". Never empty. */
export function slugOf(name: string): string {
  return bareSlugOf(name) || "hersteller";
}

export function manufacturerHref({ id, name }: { id: number; name: string }): string {
  return `/manufacturer/${id}-${slugOf(name)}`;
}

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
