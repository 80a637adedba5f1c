import "server-only";
import { createHash } from "node:crypto";
import { sessionCookieName } from "@/lib/auth/cookie";
import { env } from "@/lib/env/env";
import type { Locale } from "@/lib/i18n/locales";
import { textsOf } from "@/lib/i18n/texts-of";
import lagerfund from "@/package.json";
import { openApiDocument } from "./document";
import { ownApi } from "./own-api";

interface WrittenDocument {
  json: string;
  /** Another one whenever the document is another. */
  version: string;
}

const written = new Map<Locale, WrittenDocument>();

/** The OpenAPI document of this installation as it is sent; written once in a process and language. */
export function ownDocument(locale: Locale): WrittenDocument {
  const known = written.get(locale);
  if (known) {
    return known;
  }
  const installation = {
    appUrl: env().appUrl,
    version: lagerfund.version,
    cookieName: sessionCookieName(),
    locale,
  };
  const json = JSON.stringify(openApiDocument(ownApi(), textsOf(locale), installation));
  const document = { json, version: createHash("sha256").update(json).digest("base64url") };
  written.set(locale, document);
  return document;
}
