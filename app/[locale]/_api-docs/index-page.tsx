import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApiIndexScreen } from "@/components/api-docs/index-screen";
import { pageMetadata } from "@/components/layout/page-metadata";
import { SoftLink } from "@/components/ui/soft-link";
import { env } from "@/lib/env/env";
import { errorCodes, errorKinds } from "@/lib/errors/error-kinds";
import { logInSample } from "@/lib/operations/openapi/code-samples";
import { conventions, conventionValues } from "@/lib/operations/openapi/conventions";
import { ownApi } from "@/lib/operations/openapi/own-api";
import { sentenceOf, topicTitle } from "@/lib/operations/openapi/texts";
import { site } from "@/lib/site/site";

/** Every call there is, and what a programmer has to know to make one; the same for everybody. */
export async function ApiIndexPage() {
  const t = await getTranslations();
  const { appUrl } = env();
  const code = (chunks: React.ReactNode) => (
    <code className="font-mono text-sm wrap-anywhere">{chunks}</code>
  );
  const uploadPage = (chunks: React.ReactNode) => (
    <SoftLink href="/file-upload" className="link">
      {chunks}
    </SoftLink>
  );
  return (
    <ApiIndexScreen
      appUrl={appUrl}
      topics={ownApi().topics.map(({ topic, calls }) => ({
        topic: { id: `topic-${topic}`, title: topicTitle(t, topic) },
        calls: calls.map(({ name, access }) => ({ name, access, sentence: sentenceOf(t, name) })),
      }))}
      conventions={conventions.map((id) => ({
        id,
        title: t(`api|${id}`),
        text: (
          <>
            {t.rich(`api|${id}|text`, { ...conventionValues, code })}
            {id === "files" && <> {t.rich("api|files|demo", { page: uploadPage })}</>}
          </>
        ),
      }))}
      samples={samplesOf(appUrl)}
      refusals={errorCodes
        .map((each) => ({ code: each, status: errorKinds[each].status }))
        .sort((one, other) => one.status - other.status)}
    />
  );
}

function samplesOf(appUrl: string) {
  const session = '-H "Authorization: Bearer $LAGERFUND_SESSION"';
  return {
    sessions: [
      { label: "curl", code: logInSample(appUrl) },
      { label: "curl /auth/me", code: `curl '${appUrl}/auth/me' ${session}` },
    ],
    types: [
      {
        label: "lib/operations/client.ts",
        code: `const lagerfund = createClient({ url: ${JSON.stringify(appUrl)} });`,
      },
      {
        label: "TypeScript",
        code: `npx openapi-typescript ${appUrl}/openapi.json -o lagerfund.ts`,
      },
    ],
  };
}

export async function apiIndexMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const title = t("api|page_title", { site: site.name });
  const description = t("api|description", { site: site.name });
  const head = await pageMetadata("/api-docs", { title, description });
  return { ...head, title: { absolute: title } };
}
