import type { ServerResponse } from "node:http";

/** As a name in Accept-Encoding. */
export type Encoding = "br" | "gzip";

const compressible =
  /^(?:text\/|application\/(?:(?:javascript|json|xml)\b|[\w.-]+\+(?:json|xml)\b)|image\/svg\+xml)/i;

/** What a client takes, the smaller and quicker one first; null for neither. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const wishes = String(accepted ?? "")
    .toLowerCase()
    .split(",")
    .map((wish) => wish.trim());
  const takes = (name: Encoding) =>
    wishes.some((wish) => {
      const [coding, ...parameters] = wish.split(";").map((part) => part.trim());
      return coding === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}

/** Whether an answer is of a kind that gets smaller, and whole: a part of a file counts bytes of the file itself. */
export function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response;
  const hasBody = statusCode >= 200 && ![204, 206, 304].includes(statusCode);
  return (
    hasBody &&
    !response.headersSent &&
    !response.hasHeader("content-encoding") &&
    compressible.test(String(response.getHeader("content-type") ?? "")) &&
    !String(response.getHeader("cache-control") ?? "").includes("no-transform")
  );
}

/** Says that others may get this in another encoding: also where it goes plain, or a cache would mix them up. */
export function sayNegotiable(response: ServerResponse): void {
  const varies = [response.getHeader("vary")].flat().filter((value) => value !== undefined);
  if (!/\baccept-encoding\b/i.test(varies.join())) {
    response.setHeader("Vary", [...varies, "Accept-Encoding"].join(", "));
  }
}

/** Says in the headers how the body is written. */
export function markCompressed(response: ServerResponse, encoding: Encoding): void {
  sayNegotiable(response);
  weakenTag(response);
  response.setHeader("Content-Encoding", encoding);
  response.removeHeader("Content-Length");
}

/** A strong ETag names bytes, and these are others (RFC 9110 §8.8.3.3). */
function weakenTag(response: ServerResponse): void {
  const etag = response.getHeader("etag");
  if (typeof etag === "string" && etag.startsWith('"')) {
    response.setHeader("ETag", `W/${etag}`);
  }
}
