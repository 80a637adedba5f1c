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

/** SHA-256 in hex. */
export function sourceHashOf(source: ImageSource): string {
  return createHash("sha256").update(contentOf(source)).digest("hex");
}

/** Accepts `data:` prefixes and white space. Throws ImageError. */
export function decodeBase64(cell: string): Buffer {
  const error = base64ErrorOf(cell);
  if (error) {
    throw new ImageError(error);
  }
  return bytesOfBase64(cell);
}

/** Sends no request. Throws ImageError. */
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

/** Requires https on port 443. Throws ImageError. */
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
