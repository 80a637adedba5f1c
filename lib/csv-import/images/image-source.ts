import { createHash } from "node:crypto";
import { isIP } from "node:net";
import {
  type Base64Error,
  base64ErrorOf,
  bytesOfBase64,
  maxImageBytes,
} from "@/lib/files/content/base64-image";
import { isPublicAddress } from "./network-policy";

export const maxFetchedImageBytes = maxImageBytes;

export type ImageErrorCode =
  /** Not https, not on the public internet, or with credentials. */
  "picture_address" | "picture_unreachable" | Base64Error;

export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode) {
    super(code);
    this.code = code;
  }
}

export type ImageSource = { url: string } | { base64: string };

/** SHA-256 in hex. Hashes the text itself where it is neither an address nor Base64. */
export function sourceHashOf(source: ImageSource): string {
  return createHash("sha256").update(contentOf(source)).digest("hex");
}

/**
 * Accepts a `data:…;base64,` prefix, blanks and line breaks. Throws ImageError `picture_invalid`,
 * `picture_too_large`.
 */
export function decodeBase64(cell: string): Buffer {
  const error = base64ErrorOf(cell);
  if (error) {
    throw new ImageError(error);
  }
  return bytesOfBase64(cell);
}

/** Checks without any request. Throws ImageError. */
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
 * Throws ImageError `picture_address` for anything but https on its default port, or with
 * credentials.
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
