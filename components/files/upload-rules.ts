import type { Issue } from "@/lib/errors/issues";
import { maxUploadBytes } from "@/lib/fields/size-limits";
import { kindOf } from "@/lib/files/content/file-kinds";
import { documentTypeOf, maxDocuments } from "@/lib/files/document-type";
import type { DocumentType } from "@/lib/files/schema";
import type { UploadError } from "./pending-upload";

export function rejectionOf(
  file: Pick<File, "name" | "type" | "size">,
  count: number,
): UploadError | null {
  if (!kindOf(file.type, file.name)) {
    return { code: "type" };
  }
  if (file.size === 0) {
    return { code: "empty" };
  }
  if (file.size > maxUploadBytes) {
    return { code: "too_large" };
  }
  return count >= maxDocuments ? { code: "too_many" } : null;
}

/** An issue of the ticket that the file's name causes. */
export function errorOfName({ path, code }: Issue): "name_too_long" | undefined {
  return path === "name" && code.startsWith("too_long") ? "name_too_long" : undefined;
}

/** The type before the server's inspection: by kind, else by name. */
export function typeOfFile(file: Pick<File, "name" | "type">): DocumentType {
  const kind = kindOf(file.type, file.name);
  return kind ? documentTypeOf(kind, kind.isCad ? undefined : guessedType(file.name)) : "OTHER";
}

/** A "3.1" alone is an inspection certificate, unless it is a version. */
const nameHints: [RegExp, DocumentType][] = [
  [/zeugnis|zertifikat|certificat|konform|conform|prüfprotokoll|attest/, "CERTIFICATE"],
  [/datenblatt|data[ _-]?sheet|spezifikation|specification|technische[ _-]daten/, "SPECS"],
  [/anleitung|handbuch|manual|instruction/, "MANUAL"],
  [/(?<![\d.v])3\.[12](?!\.?\d)|(?<!\p{L})ce[ _-]/u, "CERTIFICATE"],
];

function guessedType(name: string): DocumentType | undefined {
  // macOS decomposes umlauts.
  const text = name.normalize("NFC").toLowerCase();
  return nameHints.find(([hint]) => hint.test(text))?.[1];
}
