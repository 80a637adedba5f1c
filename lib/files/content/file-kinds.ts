export interface DocumentKind {
  /** Stored and served, whatever the browser sent. */
  contentType: string;
  aliases: readonly string[];
  extensions: readonly [string, ...string[]];
  content: "image" | "binary" | "text";
  isCad?: boolean;
}

const image = { content: "image", aliases: [] } as const;
const drawing = { content: "text", isCad: true } as const;

export const documentKinds: readonly DocumentKind[] = [
  { ...image, contentType: "image/jpeg", aliases: ["image/jpg"], extensions: ["jpg", "jpeg"] },
  { ...image, contentType: "image/png", extensions: ["png"] },
  { ...image, contentType: "image/webp", extensions: ["webp"] },
  { ...image, contentType: "image/avif", extensions: ["avif"] },
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

// Browsers send these for unknown files. Windows calls a CSV file Excel's.
const vagueTypes = new Set([
  "",
  "application/octet-stream",
  "application/vnd.ms-excel",
  "text/plain",
]);

/** Null where type and extension contradict or are unknown. */
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

export function textTypeOf(name: string): "text/csv" | "text/plain" {
  return /\.csv$/i.test(name) ? "text/csv" : "text/plain";
}

export function uploadTypeOf(fileType: string): string {
  return essenceOf(fileType) || "application/octet-stream";
}

/** Adds the extension of its kind, so that no "x.pdf.exe" runs. */
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

export const fileTypes = ["image/jpeg", "image/png", "application/pdf", "text/*"] as const;
export type FileType = (typeof fileTypes)[number];

export function isFileType(type: string): type is FileType {
  return fileTypes.some((known) => known === type);
}
