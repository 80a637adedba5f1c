import sharp from "sharp";
import { usualColumns, usualHeadings, usualRow } from "./import-file";

export const imageColumns = {
  headings: [...usualHeadings, "Bild (Base64)"],
  mapping: {
    columns: { ...usualColumns, csvMainImageBase64: usualHeadings.length },
  },
};

export async function imageCell(colour: string): Promise<string> {
  const create = { width: 40, height: 30, channels: 3 as const, background: colour };
  return (await sharp({ create }).png().toBuffer()).toString("base64");
}

/** A file of the part P-1 with an image of that colour, or without one. */
export async function fileWithImage(colour: string | null, price?: string) {
  const cell = colour === null ? "" : await imageCell(colour);
  return { ...imageColumns, rows: [[...usualRow("P-1", "10", price), cell]] };
}
