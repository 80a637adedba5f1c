import sharp from "sharp";
import { usualColumns, usualHeadings, usualRow } from "./import-file";

/** Usual columns, and a picture in a cell behind them. */
export const pictureColumns = {
  headings: [...usualHeadings, "Bild (Base64)"],
  mapping: {
    columns: { ...usualColumns, csvMainImageBase64: usualHeadings.length },
  },
};

/** A small picture of one colour, in Base64. */
export async function pictureCell(colour: string): Promise<string> {
  const create = { width: 40, height: 30, channels: 3 as const, background: colour };
  return (await sharp({ create }).png().toBuffer()).toString("base64");
}

/** A file of the part P-1 with a picture of that colour, or with its cell blank. */
export async function picturedFile(colour: string | null, price?: string) {
  const cell = colour === null ? "" : await pictureCell(colour);
  return { ...pictureColumns, rows: [[...usualRow("P-1", "10", price), cell]] };
}
