import { plainHeaders } from "./plain-document";
import { plainPage } from "./plain-page";

/** What a request is answered whose address and headers are longer than Node reads: the bytes on the line. */
export function overlongAnswer(requestId: string): string {
  // Nothing of the request is known: the page says it in both languages, and its script leaves the reader's.
  const page = plainPage("overlong", ["de", "en"], requestId);
  return [
    "HTTP/1.1 431 Request Header Fields Too Large",
    `X-Request-Id: ${requestId}`,
    ...Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(page)}`,
    "Connection: close",
    "",
    page,
  ].join("\r\n");
}
