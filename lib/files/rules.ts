/**
 * What the upload demo takes, to the letter of the spec (§5, File upload demo): the check is an exact string match, so
 * `text/*` matches no type that a browser names, and text/plain is refused. Only a program can say `text/*` itself.
 */
export const fileTypes = ["image/jpeg", "image/png", "application/pdf", "text/*"] as const;
export type FileType = (typeof fileTypes)[number];

/** Whether the demo takes files that the browser calls so. */
export function isFileType(type: string): type is FileType {
  return fileTypes.some((known) => known === type);
}
