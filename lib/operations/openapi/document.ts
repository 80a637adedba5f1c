import type { Locale } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator";
import { pathIn } from "@/lib/site/alternates";
import { site } from "@/lib/site/site";
import { refusalComponents, sharedComponents, sharedSchemas } from "./components";
import { conventionsText } from "./conventions";
import type { DescribedCall } from "./described";
import type { JsonSchema } from "./json-schema";
import { operationItem } from "./operation-item";
import { sentenceOf, topicTitle } from "./texts";

/** Calls by what they are about, and the shapes that they share. */
export interface DescribedApi {
  topics: readonly { topic: string; calls: readonly DescribedCall[] }[];
  named: Readonly<Record<string, JsonSchema>>;
}

/** What of the installation stands in its document. */
export interface Installation {
  appUrl: string;
  version: string;
  cookieName: string;
  locale: Locale;
}

/** The OpenAPI 3.1.1 document of the calls (contract §2); `t` speaks the language that it is in. */
export function openApiDocument(
  { topics, named }: DescribedApi,
  t: Translator,
  { appUrl, version, cookieName, locale }: Installation,
) {
  const calls = topics.flatMap((topic) => topic.calls);
  return {
    openapi: "3.1.1",
    info: {
      title: `${site.name} ${t("api|title")}`,
      version,
      summary: t("api|description", { site: site.name }),
      description: conventionsText(t),
      contact: { name: site.operator.company, email: site.contactEmail },
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: appUrl }],
    externalDocs: {
      url: `${appUrl}${pathIn(locale, "/api-docs")}`,
      description: t("api|document|readable"),
    },
    tags: topics.map(({ topic }) => ({
      name: topic,
      description: topicTitle(t, topic),
      // What readers of documents show instead of the name.
      "x-displayName": topicTitle(t, topic),
    })),
    paths: pathsOf(topics, t),
    components: {
      schemas: { ...sortedByName(named), ...sharedSchemas(t) },
      responses: sortedByName(refusalComponents(calls)),
      ...sharedComponents(t, cookieName),
    },
  };
}

function pathsOf(topics: DescribedApi["topics"], t: Translator) {
  const items = topics.flatMap(({ topic, calls }) =>
    calls.map((call) => {
      const item = operationItem(call, { sentence: sentenceOf(t, call.name), tag: topic });
      return [call.path, { [call.method]: item }] as const;
    }),
  );
  return Object.fromEntries(items);
}

function sortedByName<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
