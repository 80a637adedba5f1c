import "server-only";
import { fileTypeFromBuffer } from "file-type";
import { hasFewFrames } from "./avif-frames";
import { type DocumentKind, kindOfStored } from "./kinds";
import { canDecode } from "./picture-content";
import { hidesMarkup } from "./picture-markup";
import { hasFewScans } from "./picture-scans";
import { isHarmlessText } from "./text-content";

/** Whether bytes are what the stored content type claims (contract §6). */
export async function isSound(contentType: string, bytes: Uint8Array): Promise<boolean> {
  const kind = kindOfStored(contentType);
  if (!kind) {
    return false;
  }
  if (kind.content === "text") {
    return isHarmlessText(bytes, kind.contentType);
  }
  if (!(await isSniffedAs(kind, bytes))) {
    return false;
  }
  return kind.content === "binary" || isSoundPicture(kind, bytes);
}

async function isSoundPicture({ contentType }: DocumentKind, bytes: Uint8Array): Promise<boolean> {
  return isQuicklyDecoded(contentType, bytes) && !(await hidesMarkup(bytes)) && canDecode(bytes);
}

/** Small files can ask for hours of work; nothing stops a decoder that has begun. */
function isQuicklyDecoded(contentType: string, bytes: Uint8Array): boolean {
  switch (contentType) {
    case "image/jpeg":
      return hasFewScans(bytes);
    case "image/avif":
      return hasFewFrames(bytes);
    default:
      return true;
  }
}

async function isSniffedAs(kind: DocumentKind, bytes: Uint8Array): Promise<boolean> {
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = sniffed?.mime === "image/apng" ? "image/png" : sniffed?.mime;
  return mime === kind.contentType;
}
