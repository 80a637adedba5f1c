/** What the upload demo takes, to the letter of the spec (§5, File upload demo). */
export const fileTypes = ["image/jpeg", "image/png", "application/pdf", "text/*"] as const;
export type FileType = (typeof fileTypes)[number];

export function isFileType(type: string): type is FileType {
  return fileTypes.some((known) => known === type);
}
