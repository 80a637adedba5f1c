import type { IncomingMessage, ServerResponse } from "node:http";
import { openScripts } from "./content-security-policy";
import { keepPiece } from "./held-pieces";
import { admittedHashes } from "./inline-scripts";
import { sharedName } from "./shared-name";

// No page of ours comes near: the longest has 0.4 MB.
const wholeUpToInBytes = 4 * 1024 * 1024;
const namesToKeep = 4_000;

/** What pages out of Next's cache have been found to admit, the oldest first. */
const sealed = new Map<string, string>();

/**
 * Admits in the policy of a visitors' page its own inline scripts by their hashes, in place of any
 * (docs/decisions/0049). For that the page is held until it is whole, however slowly it comes; one that is too long for
 * it goes on, and none of its inline scripts runs. For the front door, after `compressAnswer`; not in development, whose
 * scripts are not these.
 */
export function sealPolicy(request: IncomingMessage, response: ServerResponse): void {
  if (process.env.NODE_ENV === "development") {
    return;
  }
  const { write, end, flushHeaders } = response;
  const held: Buffer[] = [];
  let size = 0;
  const letGo = () => Object.assign(response, { write, end, flushHeaders });

  response.flushHeaders = () => {
    if (!isOpenPage(response)) {
      letGo();
      response.flushHeaders();
    }
  };
  response.write = ((...args: unknown[]) => {
    if (!isOpenPage(response)) {
      letGo();
      return Reflect.apply(response.write, response, args);
    }
    size += keepPiece(held, args);
    if (size > wholeUpToInBytes) {
      letGo();
      return response.write(Buffer.concat(held));
    }
    return true;
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    letGo();
    if (!isOpenPage(response) || request.method === "HEAD") {
      return Reflect.apply(response.end, response, args);
    }
    const name = sharedName(response, request.url ?? "");
    const known = name === null || size > 0 ? undefined : sealed.get(name);
    if (known !== undefined) {
      admit(response, known);
      return Reflect.apply(response.end, response, args);
    }
    keepPiece(held, args);
    const page = Buffer.concat(held);
    const scripts = admittedHashes(page.toString()).join(" ");
    keepScripts(name, scripts);
    admit(response, scripts);
    return response.end(page);
  }) as typeof end;
}

/** An answer to be looked through: the middleware has left the place of its scripts open. */
function isOpenPage(response: ServerResponse): boolean {
  return (
    !response.headersSent &&
    String(response.getHeader("content-type") ?? "").startsWith("text/html") &&
    String(response.getHeader("content-security-policy") ?? "").includes(openScripts)
  );
}

function admit(response: ServerResponse, scripts: string): void {
  const policy = String(response.getHeader("content-security-policy"));
  response.setHeader(
    "content-security-policy",
    policy.replace(openScripts, `script-src 'self' ${scripts}`.trimEnd()),
  );
}

function keepScripts(name: string | null, scripts: string): void {
  if (name === null) {
    return;
  }
  sealed.set(name, scripts);
  const [oldest] = sealed.keys();
  if (sealed.size > namesToKeep && oldest !== undefined) {
    sealed.delete(oldest);
  }
}
