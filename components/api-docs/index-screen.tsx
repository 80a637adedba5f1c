import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageSection } from "@/components/layout/page-section";
import { buttonStyle } from "@/components/ui/button-style";
import { site } from "@/lib/site/site";
import { CallFilter } from "./call-filter";
import { CallList, type CallTopic, type ListedCall } from "./call-list";
import { CodeBlock } from "./code-block";
import { IndexContents } from "./index-contents";
import { type Refusal, RefusalTable } from "./refusal-table";

export interface ApiIndex {
  appUrl: string;
  topics: { topic: CallTopic; calls: ListedCall[] }[];
  /** What holds for every call. */
  conventions: { id: string; title: string; text: ReactNode }[];
  /** What belongs to a convention, as code, by its id. */
  samples: Record<string, { label: string; code: string }[]>;
  refusals: Refusal[];
}

/** What a programmer has to know to make the first call, and every call there is. */
export function ApiIndexScreen({ appUrl, topics, conventions, samples, refusals }: ApiIndex) {
  const t = useTranslations();
  const copy = {
    copyText: t("api|copy"),
    copiedText: t("api|copied"),
    selectedText: t("api|copy|selected"),
  };
  const contents = [
    { id: "base", title: t("api|base") },
    ...conventions,
    { id: "calls", title: t("api|calls") },
    ...topics.map(({ topic }) => ({ ...topic, isTopic: true })),
    { id: "codes", title: t("api|codes") },
  ];
  return (
    <div className="gap-x-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="text-xl">{t("api|page_title", { site: site.name })}</h1>
        <p className="mt-3 max-w-text">{t("api|lead")}</p>
        <p className="mt-4 print:hidden">
          <a href="/openapi.json" className={buttonStyle({ variant: "quiet" })}>
            {t("api|document")}
          </a>
        </p>
        <p className="mt-2 text-sm text-steel-3 print:hidden">{t("api|document|hint")}</p>
      </div>
      <div className="lg:row-span-2 lg:row-start-1">
        <IndexContents title={t("api|contents")} items={contents} />
      </div>
      <div className="lg:col-start-2">
        <PageSection id="base" title={t("api|base")}>
          <CodeBlock label={t("api|base|hint")} code={appUrl} {...copy} />
        </PageSection>
        {conventions.map(({ id, title, text }) => (
          <PageSection key={id} id={id} title={title}>
            <p className="max-w-text">{text}</p>
            <div className="mt-4 space-y-4 empty:hidden">
              {samples[id]?.map((sample) => (
                <CodeBlock key={sample.label} {...sample} {...copy} />
              ))}
            </div>
          </PageSection>
        ))}
        <PageSection id="calls" title={t("api|calls")}>
          <CallFilter
            label={t("api|filter")}
            found={t("api|filter|found")}
            none={t("api|filter|none")}
          >
            {topics.map(({ topic, calls }) => (
              <CallList key={topic.id} topic={topic} calls={calls} />
            ))}
          </CallFilter>
        </PageSection>
        <PageSection id="codes" title={t("api|codes")}>
          <RefusalTable caption={t("api|codes")} refusals={refusals} />
        </PageSection>
      </div>
    </div>
  );
}
