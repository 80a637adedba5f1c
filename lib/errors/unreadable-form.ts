// What Node says of a form without scripts that Next has it take apart, and busboy of an action that is fetched.
const words = new Set([
  "Failed to parse body as FormData.",
  "Malformed part header",
  "Multipart: Boundary not found",
  "Unexpected end of form",
]);

/** Whether something was thrown because the parts of a form cannot be told apart: then its sender is at fault. */
export function isOfUnreadableForm(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  // A file's name that cannot be decoded escapes Node's parser as the error of decodeURIComponent.
  return words.has(error.message) || /^ +at multipartFormDataParser /m.test(error.stack ?? "");
}
