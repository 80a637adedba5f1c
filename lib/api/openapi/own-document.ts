import "server-only";
import { createHash } from "node:crypto";
import { authEndpoints } from "@/lib/accounts/auth-endpoints";
import { sessionCookieName } from "@/lib/accounts/sessions/auth-cookies";
import { env } from "@/lib/config/env";
import type { Locale } from "@/lib/i18n/locales";
import { translatorFor } from "@/lib/i18n/translator-for";
import lagerfund from "@/package.json";
import { listTopics } from "../registry";
import { describeCall, describeOperation } from "./describe-operation";
import type { DescribedApi } from "./document";
import { openApiDocument } from "./document";
import { collectShapes } from "./to-json-schema";

interface WrittenDocument {
  json: string;
  /** Changes with the document. */
  version: string;
}

const written = new Map<Locale, WrittenDocument>();

/** Cached per process and language. */
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
  const json = JSON.stringify(openApiDocument(ownApi(), translatorFor(locale), installation));
  const document = { json, version: createHash("sha256").update(json).digest("base64url") };
  written.set(locale, document);
  return document;
}

let described: DescribedApi | undefined;

/** Cached per process. */
export function ownApi(): DescribedApi {
  described ??= describeOwnApi();
  return described;
}

function describeOwnApi(): DescribedApi {
  const shapes = collectShapes();
  const sessions = authEndpoints.map(({ method, path, operation, never = [] }) => {
    const isGet = method === "GET";
    const endpoint = {
      topic: "sessions",
      path,
      isEnveloped: false,
      method: isGet ? "get" : "post",
    } as const;
    const call = describeCall(operation, endpoint, shapes);
    return { ...call, errors: call.errors.filter((code) => !never.includes(code)) };
  });
  const topics = listTopics().map(({ topic, operations }) => ({
    topic,
    calls: operations.map((operation) => describeOperation(operation, topic, shapes)),
  }));
  return { topics: [{ topic: "sessions", calls: sessions }, ...topics], named: shapes.named };
}
