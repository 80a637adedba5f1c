import type { CSSProperties } from "react";

// Mail programs know no CSS variables, so light colours are inline.
const fonts = "'IBM Plex Sans',Arial,sans-serif";
const codeFonts = "'IBM Plex Mono',Menlo,Consolas,monospace";
const ink = "#12191d";
const steel = "#55626a";
const hairline = "1px solid #cbd2d5";
const petrol = "#0b5f6b";
const small: CSSProperties = { margin: "0 0 16px", fontSize: 13, lineHeight: "18px", color: steel };
const cell: CSSProperties = {
  padding: "8px 0",
  borderTop: hairline,
  fontSize: 14,
  lineHeight: "20px",
  textAlign: "left",
  verticalAlign: "top",
};

export const style = {
  paper: { backgroundColor: "#fcfcfa", padding: "24px 16px", fontFamily: fonts, color: ink },
  name: { margin: 0, fontSize: 16, lineHeight: "24px", fontWeight: 600, color: petrol },
  line: { borderTop: hairline, margin: "12px 0 24px" },
  subject: {
    margin: "0 0 16px",
    fontSize: 20,
    lineHeight: "28px",
    fontWeight: 600,
    color: ink,
    wordBreak: "break-word",
  },
  paragraph: { margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: ink },
  words: { width: "100%", margin: "8px 0 24px" },
  bar: { borderLeft: "4px solid #f5a800", paddingLeft: 16 },
  authors: { ...small, margin: "0 0 8px" },
  quotation: { margin: 0, fontStyle: "italic" },
  facts: { tableLayout: "fixed", width: "100%", borderBottom: hairline },
  term: { ...cell, width: 112, paddingRight: 16, fontWeight: 400, color: steel },
  value: { ...cell, color: ink, wordBreak: "break-word" },
  code: { fontFamily: codeFonts },
  button: {
    padding: "12px 20px",
    borderRadius: 4,
    backgroundColor: petrol,
    color: "#ffffff",
    fontSize: 16,
    fontWeight: 600,
  },
  address: { ...small, margin: "12px 0 24px", wordBreak: "break-all" },
  link: { color: petrol, textDecoration: "underline" },
  signature: { ...small, margin: 0 },
} satisfies Record<string, CSSProperties>;

/** Outlook reads the width from an attribute, phones from here. */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 600px) {
  .letter { width: 100% !important; }
  .term { width: 116px !important; padding-right: 8px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #11171a !important; }
  .ink { color: #e8ecec !important; }
  .steel { color: #9aa8af !important; }
  .line { border-color: #364249 !important; }
  .petrol { color: #6cc3d0 !important; }
  .button { background-color: #6cc3d0 !important; color: #06282e !important; }
}
`;
