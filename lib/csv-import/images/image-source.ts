import { createHash } from "node:crypto";
import { type Base64Error, base64ErrorOf, bytesOfBase64 } from "@/lib/files/content/base64-image";
import { FetchError, mayBePublic, publicAddressOf } from "@/lib/outbound/public-address";

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
  if (!mayBePublic(imageAddressOf(source.url))) {
    throw new ImageError("picture_address");
  }
}

/** Throws ImageError. */
export function imageAddressOf(text: string): URL {
  try {
    return publicAddressOf(text);
  } catch (error) {
    throw imageErrorOf(error);
  }
}

/** Leaves errors that are not about the address or its answer. */
export function imageErrorOf(error: unknown): unknown {
  if (!(error instanceof FetchError)) {
    return error;
  }
  return new ImageError(error.code === "compressed" ? "picture_invalid" : `picture_${error.code}`);
}

function contentOf(source: ImageSource): string | Buffer {
  const text = "url" in source ? source.url : source.base64;
  try {
    return "url" in source ? imageAddressOf(source.url).href : decodeBase64(source.base64);
  } catch {
    return text;
  }
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
