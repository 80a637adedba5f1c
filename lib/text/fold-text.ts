/** Must match the SQL function `search_fold`. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/([aouAOU])\u0308/g, "$1e")
    .replace(/[ßẞ]/g, "ss")
    .replace(/[øØ]/g, "oe")
    .replace(/[æÆ]/g, "ae")
    .replace(/[Ωω]/g, "ohm")
    .replace(/[×✕]/g, "x")
    .replace(/μ/g, "u")
    .replace(/\u2044/g, "/")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
