import { createHash } from "node:crypto";
import { isIP } from "node:net";
import {
  type Base64Error,
  base64ErrorOf,
  bytesOfBase64,
  maxImageBytes,
} from "@/lib/files/content/base64-image";
import { isPublicAddress } from "./network-policy";

/** The most that a picture of an import may have, in bytes. */
export const maxFetchedImageBytes = maxImageBytes;

export type ImageErrorCode =
  /** Not https, not on the public internet, or with a name and password. */
  "picture_address" | "picture_unreachable" | Base64Error;

/** Ends the taking of a picture; `storeImportImage` answers its code. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Where a row's picture comes from: an address, or the bytes themselves in its cell (spec §3). */
export type ImageSource = { url: string } | { base64: string };

/** SHA-256, in hex, of a picture's address or bytes, or of the text where it is neither. */
export function sourceHashOf(source: ImageSource): string {
  return createHash("sha256").update(contentOf(source)).digest("hex");
}

/**
 * The bytes of a Base64 cell, with or without `data:image/png;base64,` before them; lines and spaces do not count.
 * Throws `picture_invalid` for any other character, and before decoding `picture_too_large` above 10 MB.
 */
export function decodeBase64(cell: string): Buffer {
  const fault = base64ErrorOf(cell);
  if (fault) {
    throw new ImageError(fault);
  }
  return bytesOfBase64(cell);
}

/** Throws what can be known of a picture without asking anybody for it: `picture_address`, or as decodeBase64 does. */
export function requireTakeable(source: ImageSource): void {
  if ("base64" in source) {
    decodeBase64(source.base64);
    return;
  }
  const host = imageAddressOf(source.url).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new ImageError("picture_address");
  }
}

function contentOf(source: ImageSource): string | Buffer {
  const text = "url" in source ? source.url : source.base64;
  try {
    return "url" in source ? imageAddressOf(source.url).href : decodeBase64(source.base64);
  } catch {
    return text;
  }
}
const longestAddress = 2_000;

/**
 * The address of a picture, absolute or as a redirect from `from` has it, without its fragment. Throws `picture_address`
 * for one that is not https on its usual port, or carries a name and password.
 */
export function imageAddressOf(text: string, from?: URL): URL {
  const address = text.length <= longestAddress ? URL.parse(text.trim(), from) : null;
  if (address?.protocol !== "https:" || address.port !== "") {
    throw new ImageError("picture_address");
  }
  if (address.username !== "" || address.password !== "") {
    throw new ImageError("picture_address");
  }
  address.hash = "";
  return address;
}

/** The last part of the address's path without its ending, as far as it can be read; empty where there is none. */
export function baseNameOf({ pathname }: URL): string {
  const segment = pathname.slice(pathname.lastIndexOf("/") + 1);
  return decoded(segment)
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\.[^.]*$/, "")
    .trim();
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
