import { decoded } from "@/lib/csv-import/read/detect-encoding";
import type { TextEncoding } from "@/lib/csv-import/read-file-result";

export interface Writing {
  encoding: TextEncoding;
  mark: boolean;
}

export const writings: Writing[] = [
  { encoding: "utf-8", mark: false },
  { encoding: "utf-8", mark: true },
  { encoding: "utf-16le", mark: false },
  { encoding: "utf-16le", mark: true },
  { encoding: "utf-16be", mark: false },
  { encoding: "utf-16be", mark: true },
  { encoding: "windows-1252", mark: false },
  { encoding: "ibm850", mark: false },
  { encoding: "macintosh", mark: false },
];

export const lineEnds = ["\r\n", "\n", "\r"] as const;

function bytesByLetter(encoding: TextEncoding): Map<string, number> {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  return new Map(bytes.map((byte) => [decoded(Uint8Array.of(byte), encoding), byte]));
}

export function written(text: string, { encoding, mark }: Writing): ArrayBuffer {
  const marked = mark ? `\ufeff${text}` : text;
  const bytes = bytesOf(marked, encoding);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

function bytesOf(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") {
    return new TextEncoder().encode(text);
  }
  if (encoding !== "utf-16le" && encoding !== "utf-16be") {
    const letters = bytesByLetter(encoding);
    return Uint8Array.from([...text], (letter) => letters.get(letter) ?? 0x3f);
  }
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
  }
  return bytes;
}

export function utf8(text: string): ArrayBuffer {
  return written(text, { encoding: "utf-8", mark: false });
}
