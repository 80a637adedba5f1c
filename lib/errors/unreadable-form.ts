// What Node says of a form without scripts that Next has it take apart, and busboy of an action that is fetched.
const words = new Set([
  "Failed to parse body as FormData.",
  "Malformed part header",
  "Multipart: Boundary not found",
  "Unexpected end of form",
]);

// React, which makes an action's arguments of what the parts hold, is within this file of Next's.
const decoder = /^ +at [^\n]*\/next\/dist\/compiled\/next-server\/app-page[^/\n]*\.js:/;
const native = /^ +at [^\n]*\(<anonymous>\)$/;

/** Whether something was thrown because the parts of a form cannot be told apart: then its sender is at fault. */
export function isOfUnreadableForm(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  // A file's name that cannot be decoded escapes Node's parser as the error of decodeURIComponent.
  return words.has(error.message) || /^ +at multipartFormDataParser /m.test(error.stack ?? "");
}

/**
 * Whether something that failed outside of rendering was thrown by React, out of what a form's parts hold. What Next throws
 * in the same file has a code of Next's; chunks, modules and the cache are read in other files.
 */
export function isOfUndecodableForm(error: unknown): boolean {
  if (!(error instanceof Error) || "__NEXT_ERROR_CODE" in error) {
    return false;
  }
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ +at /.test(line));
  return decoder.test(frames.find((frame) => !native.test(frame)) ?? "");
}
