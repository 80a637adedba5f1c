import "server-only";
import { createHash } from "node:crypto";
import { createTranslator, type Messages } from "use-intl/core";
import { sessionCookieName } from "@/lib/auth/cookie";
import { env } from "@/lib/env/env";
import en from "@/messages/en.json";
import lagerfund from "@/package.json";
import { openApiDocument } from "./document";
import { ownApi } from "./own-api";

interface WrittenDocument {
  json: string;
  /** Another one whenever the document is another. */
  version: string;
}

let written: WrittenDocument | undefined;

/** The OpenAPI document of this installation as it is sent; written once in a process. */
export function ownDocument(): WrittenDocument {
  written ??= writeDocument();
  return written;
}

function writeDocument(): WrittenDocument {
  // The keys' types come from the German file; the check for message parity holds the English one to them.
  const messages = en as Record<keyof Messages, string> as Messages;
  const t = createTranslator({ locale: "en", messages });
  const installation = {
    appUrl: env().appUrl,
    version: lagerfund.version,
    cookieName: sessionCookieName(),
  };
  const json = JSON.stringify(openApiDocument(ownApi(), t, installation));
  return { json, version: createHash("sha256").update(json).digest("base64url") };
}
