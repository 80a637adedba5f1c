export const maxImageBytes = 10 * 1024 * 1024;

const maxLength = 4 * Math.ceil(maxImageBytes / 3);

export type Base64Error = "picture_too_large" | "picture_invalid";

/** Accepts data URLs and blanks. Null for valid Base64. */
export function base64ErrorOf(text: string): Base64Error | null {
  const body = bodyOf(text);
  if (body.length > maxLength) {
    return "picture_too_large";
  }
  return body === "" || body.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(body)
    ? "picture_invalid"
    : null;
}

export function bytesOfBase64(text: string): Buffer {
  return Buffer.from(bodyOf(text), "base64");
}

function bodyOf(text: string): string {
  return text.replace(/^\s*data:[^,]{0,200};base64,/i, "").replace(/\s+/g, "");
}
