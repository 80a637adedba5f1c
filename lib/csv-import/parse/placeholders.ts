// Leaves out "NA", "NIL" and "TBA", which may be part numbers.
const words = new Set(
  (
    "null|(null)|\\n|[null]|<null>|none|<none>|(none)|[none]|nan|<na>|undefined|n/a|n.a|n.a.|n. a.|n/v|n.v.|n. v.|" +
    "k/a|k.a|k.a.|k. a.|k. a|k.ang.|k. ang.|o.a.|o. a.|o.ang.|o. ang.|keine|keiner|kein|keine angabe|keine angaben|siehe text|siehe beschreibung|lt. zeichnung|laut zeichnung|xxx|" +
    "keine nummer|keine ean|keine gtin|kein hersteller|keine beschreibung|ohne|ohne angabe|ohne angaben|ohne nummer|" +
    "ohne hersteller|ohne beschreibung|unbekannt|hersteller unbekannt|nicht bekannt|nicht vorhanden|nicht verfügbar|" +
    "nicht zutreffend|nicht angegeben|entfällt|leer|(leer)|(blank)|unknown|not available|not applicable|" +
    "not specified|not known|no data|does not apply|n/d|n.d.|nessuno|sconosciuto|sin marca|desconocido|ninguno|" +
    "inconnu|sans marque|aucun|brak|nieznany|nieznane|neznámý|neuvedeno|onbekend|geen"
  ).split("|"),
);
const longest = 22;
const sign = /[\p{L}\p{N}]/u;

/** Answers "" for texts that mean nothing ("k.A.", "[NULL]", "--"). */
export function withoutPlaceholder(text: string): string {
  const bare = text.length > longest ? text : text.replace(/^[-–* ]+|(?<![-–* ])[-–* ]+$/g, "");
  if (bare.length <= longest && words.has(bare.toLowerCase())) {
    return "";
  }
  return sign.test(text) ? text : "";
}
