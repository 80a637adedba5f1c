import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { base64FaultOf, bytesOfBase64 } from "@/lib/documents/base64-image";
import { pictureAddressOf } from "./picture-address";
import { PictureFault } from "./picture-fault";
import { isPublicAddress } from "./public-address";

/** Where a row's picture comes from: an address, or the bytes themselves in its cell (spec §3). */
export type PictureSource = { url: string } | { base64: string };

/**
 * SHA-256, in hex, of a picture's address or of the bytes in its cell: the same one is the same picture. What can be
 * neither has that of its text.
 */
export function sourceHashOf(source: PictureSource): string {
  return createHash("sha256").update(contentOf(source)).digest("hex");
}

/**
 * The bytes of a Base64 cell, with or without `data:image/png;base64,` before them; lines and spaces do not count.
 * Throws `picture_invalid` for any other character, and before decoding `picture_too_large` above 10 MB.
 */
export function decodeBase64(cell: string): Buffer {
  const fault = base64FaultOf(cell);
  if (fault) {
    throw new PictureFault(fault);
  }
  return bytesOfBase64(cell);
}

/** Throws what can be known of a picture without asking anybody for it: `picture_address`, or as decodeBase64 does. */
export function requireTakeable(source: PictureSource): void {
  if ("base64" in source) {
    decodeBase64(source.base64);
    return;
  }
  const host = pictureAddressOf(source.url).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new PictureFault("picture_address");
  }
}

function contentOf(source: PictureSource): string | Buffer {
  const text = "url" in source ? source.url : source.base64;
  try {
    return "url" in source ? pictureAddressOf(source.url).href : decodeBase64(source.base64);
  } catch {
    return text;
  }
}
