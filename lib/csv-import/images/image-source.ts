import { createHash } from "node:crypto";
import { isIP } from "node:net";
import {
  type Base64Fault,
  base64FaultOf,
  bytesOfBase64,
  maxImageBytes,
} from "@/lib/files/content/base64-image";
import { isPublicAddress } from "./network-policy";

/** The most that a picture of an import may have, in bytes. */
export const maxPictureBytes = maxImageBytes;

export type PictureFaultCode =
  /** Not https, not on the public internet, or with a name and password. */
  "picture_address" | "picture_unreachable" | Base64Fault;

/** Ends the taking of a picture; `takePicture` answers its code. */
export class PictureFault extends Error {
  readonly code: PictureFaultCode;

  constructor(code: PictureFaultCode) {
    super(code);
    this.code = code;
  }
}

/** Where a row's picture comes from: an address, or the bytes themselves in its cell (spec §3). */
export type PictureSource = { url: string } | { base64: string };

/** SHA-256, in hex, of a picture's address or bytes, or of the text where it is neither. */
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
const longestAddress = 2_000;

/**
 * The address of a picture, absolute or as a redirect from `from` has it, without its fragment. Throws `picture_address`
 * for one that is not https on its usual port, or carries a name and password.
 */
export function pictureAddressOf(text: string, from?: URL): URL {
  const address = text.length <= longestAddress ? URL.parse(text.trim(), from) : null;
  if (address?.protocol !== "https:" || address.port !== "") {
    throw new PictureFault("picture_address");
  }
  if (address.username !== "" || address.password !== "") {
    throw new PictureFault("picture_address");
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
