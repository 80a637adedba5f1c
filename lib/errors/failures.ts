import "server-only";
import { asDatabaseFault } from "@/lib/db/faults";
import { log } from "@/lib/log/log";
import { noteAway } from "@/lib/site/away";
import { requestIdAtHand } from "@/lib/site/current-request";
import { AppError } from "./app-error";
import { errorKinds } from "./error-kinds";
import { failureCode } from "./failure-code";

// Next tells of an error where it arises, and again where the page fails of it.
const known = new WeakSet<object>();

/** Where Next found it, in its own names: the route as a pattern, never the address that was asked. */
export interface FailedAt {
  route?: string;
  /** Rendering, a route handler, an action, or the middleware. */
  kind?: string;
  method?: string;
}

/**
 * Logs what made a page fail, once and under the request's id, and remembers whether a dependency is away.
 */
export function noteFailure(error: unknown, where: FailedAt = {}): void {
  if (typeof error === "object" && error !== null) {
    if (known.has(error)) {
      return;
    }
    known.add(error);
  }
  const code = failureCode(error);
  // Pages only read: what the database itself says is never theirs, a lock that somebody holds included.
  const isOfDatabase = !(error instanceof AppError) && asDatabaseFault(error) !== null;
  if (isOfDatabase || errorKinds[code].status === 503) {
    noteAway();
  }
  log().error({ requestId: requestIdAtHand(), code, ...where, err: error }, "page failed");
}

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
function _isOfUnreadableForm(error: unknown): boolean {
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
function _isOfUndecodableForm(error: unknown): boolean {
  if (!(error instanceof Error) || "__NEXT_ERROR_CODE" in error) {
    return false;
  }
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ +at /.test(line));
  return decoder.test(frames.find((frame) => !native.test(frame)) ?? "");
}
