import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ApiReference } from "@/components/api-docs/api-reference";
import { pageMetadata } from "@/components/layout/page-metadata";
import { buttonStyle } from "@/components/ui/button-style";
import { SoftLink } from "@/components/ui/soft-link";
import { site } from "@/lib/config/site";

/** The policy has a nonce per request, and admits the styles that Scalar writes. */
export const dynamic = "force-dynamic";

export default async function ApiPage() {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const code = (words: ReactNode) => (
    <code className="font-mono text-sm wrap-anywhere">{words}</code>
  );
  return (
    <>
      <h1 className="text-xl">{t("api|page_title", { site: site.name })}</h1>
      <p className="mt-3 max-w-text">
        {t.rich("api|begin", {
          code,
          page: (words) => (
            <SoftLink href="/file-upload" className="link">
              {words}
            </SoftLink>
          ),
        })}
      </p>
      <p className="mt-4">
        <a href="/openapi.json" className={buttonStyle({ variant: "quiet" })}>
          {t("api|document")}
        </a>
      </p>
      <p className="mt-2 text-sm text-steel-3">{t("api|document|hint")}</p>
      <noscript>
        <p className="mt-6 max-w-text">
          {t.rich("api|noscript", {
            code,
            document: (words) => (
              <a href="/openapi.json" className="link">
                {words}
              </a>
            ),
          })}
        </p>
      </noscript>
      <ApiReference locale={locale} loadingText={t("api|loading")} failedText={t("api|failed")} />
    </>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const title = t("api|page_title", { site: site.name });
  const description = t("api|description", { site: site.name });
  const head = await pageMetadata("/api-docs", { title, description });
  return { ...head, title: { absolute: title } };
}
