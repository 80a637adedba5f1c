export interface DocumentKind {
  /** What we store and serve, whatever the browser called it. */
  contentType: string;
  aliases: readonly string[];
  extensions: readonly [string, ...string[]];
  /** How the bytes are looked at after the upload. */
  content: "image" | "binary" | "text";
  isCad?: boolean;
}

const picture = { content: "image", aliases: [] } as const;
const drawing = { content: "text", isCad: true } as const;

/** The closed list of contract §6. */
export const documentKinds: readonly DocumentKind[] = [
  { ...picture, contentType: "image/jpeg", aliases: ["image/jpg"], extensions: ["jpg", "jpeg"] },
  { ...picture, contentType: "image/png", extensions: ["png"] },
  { ...picture, contentType: "image/webp", extensions: ["webp"] },
  { ...picture, contentType: "image/avif", extensions: ["avif"] },
  {
    content: "binary",
    contentType: "application/pdf",
    aliases: ["application/x-pdf"],
    extensions: ["pdf"],
  },
  {
    ...drawing,
    contentType: "model/step",
    aliases: ["application/step", "application/x-step"],
    extensions: ["step", "stp"],
  },
  {
    ...drawing,
    contentType: "image/vnd.dxf",
    aliases: ["application/dxf", "application/x-dxf", "image/dxf", "image/x-dxf"],
    extensions: ["dxf"],
  },
  {
    content: "binary",
    isCad: true,
    contentType: "image/vnd.dwg",
    aliases: [
      "application/acad",
      "application/x-acad",
      "application/dwg",
      "application/x-dwg",
      "image/x-dwg",
    ],
    extensions: ["dwg"],
  },
  {
    ...drawing,
    contentType: "model/iges",
    aliases: ["application/iges"],
    extensions: ["igs", "iges"],
  },
  {
    content: "text",
    contentType: "text/csv",
    aliases: ["application/csv", "text/comma-separated-values"],
    extensions: ["csv"],
  },
  { content: "text", contentType: "text/plain", aliases: [], extensions: ["txt"] },
];

// What browsers say of files that they do not know; Windows calls a CSV file Excel's.
const vagueTypes = new Set([
  "",
  "application/octet-stream",
  "application/vnd.ms-excel",
  "text/plain",
]);

/**
 * The kind of a file by what the browser calls it and by its name; null when we do not take it.
 * A vague type leaves it to the extension; a known type and a known extension must not contradict.
 */
export function kindOf(fileType: string, name: string): DocumentKind | null {
  const type = essenceOf(fileType);
  const byName = documentKinds.find((kind) => hasExtensionOf(kind, name)) ?? null;
  if (vagueTypes.has(type) && byName) {
    return byName;
  }
  const byType = documentKinds.find((kind) => [kind.contentType, ...kind.aliases].includes(type));
  return byType && (byName === null || byName === byType) ? byType : null;
}

export function kindOfStored(contentType: string): DocumentKind | null {
  return documentKinds.find((kind) => kind.contentType === contentType) ?? null;
}

/** What a text is by its name: a table, else plain text, whatever else the name ends in. */
export function textTypeOf(name: string): "text/csv" | "text/plain" {
  return /\.csv$/i.test(name) ? "text/csv" : "text/plain";
}

/** The Content-Type that the upload's PUT must carry: the browser's own, or the one for unknown files. */
export function uploadTypeOf(fileType: string): string {
  return essenceOf(fileType) || "application/octet-stream";
}

/** The name to save a file under; it always ends as its kind does, so that no "x.pdf.exe" runs anywhere. */
export function downloadNameOf(contentType: string, name: string): string {
  const kind = kindOfStored(contentType);
  return kind && !hasExtensionOf(kind, name) ? `${name}.${kind.extensions[0]}` : name;
}

function essenceOf(fileType: string): string {
  return fileType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function hasExtensionOf(kind: DocumentKind, name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return kind.extensions.some((known) => known === extension);
}

/** What the upload demo takes, to the letter of the spec (§5, File upload demo). */
export const fileTypes = ["image/jpeg", "image/png", "application/pdf", "text/*"] as const;
export type FileType = (typeof fileTypes)[number];

export function isFileType(type: string): type is FileType {
  return fileTypes.some((known) => known === type);
}
