// GmbH & Co. KG and its kin, as whole words at the end of a name.
const legalForms =
  /(?:[\s,&+]+(?:gmbh|ag|kg|kgaa|se|ohg|gbr|ug|mbh|co|inc|incorporated|ltd|limited|llc|corp|corporation|sa|spa|srl|bv|nv|ab|oy|as|plc))+$/;

/**
 * The name by which manufacturers are told apart: case, spaces, dots and legal forms ignored
 * (design.md, The data): "SIEMENS A.G." and "Siemens AG" → "siemens".
 */
export function normaliseManufacturerName(name: string): string {
  const plain = name.normalize("NFKC").toLowerCase().replace(/\./g, "").replace(/\s+/g, " ").trim();
  const bare = plain.replace(legalForms, "");
  return (bare || plain).replace(/[^\p{L}\p{N}]/gu, "") || plain;
}
