import { createHash } from "node:crypto";
import { languageScript } from "./language-script";
import { themeScript } from "./theme-script";

// None of them contains `<`, so what stands between two tags is the whole script, however a browser reads it.
const inlineScript = /<script(?: id="_R_")?>([^<]+)<\/script>/g;
const chunk = /^static\/chunks\/[\w~.-]+\.js$/;
const stream = "self.__next_f.push(";
const streamStart = "(self.__next_f=self.__next_f||[]).push([0])";
const boot = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/**
 * The hashes, as a policy names them, of those inline scripts of a page that can only be ours or Next's: the
 * language's and the theme's, and calls that hand over data, which is read as JSON and nothing else. Whatever else stands in the page has none.
 */
export function admittedHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(inlineScript)) {
    if (isAdmitted(script)) {
      hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
  }
  return [...hashes];
}

function isAdmitted(script: string): boolean {
  if (script.startsWith(stream)) {
    return isStream(argumentOf(script, stream, ")"));
  }
  if (script.startsWith(boot)) {
    return isBoot(argumentOf(script, boot, ");"));
  }
  return script === languageScript || script === themeScript || isStreamStart(script);
}

/** Next's first line; after a form without JavaScript it carries what the form's action answered. */
function isStreamStart(script: string): boolean {
  const formState = `${streamStart};${stream}`;
  return (
    script === streamStart ||
    (script.startsWith(formState) && isStream(argumentOf(script, formState, ")")))
  );
}

/** What React reads: a row of its format (1, or 3 in base64) or the state of a form (2). */
function isStream(data: unknown): boolean {
  if (!(Array.isArray(data) && data.length === 2)) {
    return false;
  }
  const [kind, content] = data;
  return kind === 2 || ((kind === 1 || kind === 3) && typeof content === "string");
}

/** Which of the build's files come next, and which of their modules begins. */
function isBoot(data: unknown): boolean {
  if (typeof data !== "object" || data === null) {
    return false;
  }
  const { otherChunks, runtimeModuleIds, ...rest } = data as Record<string, unknown>;
  return (
    Object.keys(rest).length === 0 &&
    areAll(otherChunks, (one) => typeof one === "string" && chunk.test(one)) &&
    areAll(runtimeModuleIds, (one) => typeof one === "number")
  );
}

function areAll(list: unknown, isRight: (one: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isRight);
}

function argumentOf(script: string, before: string, after: string): unknown {
  if (!script.endsWith(after)) {
    return undefined;
  }
  try {
    return JSON.parse(script.slice(before.length, -after.length));
  } catch {
    return undefined;
  }
}
