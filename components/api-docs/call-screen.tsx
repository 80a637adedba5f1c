import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import { PageSection } from "@/components/layout/page-section";
import type { DescribedCall } from "@/lib/operations/openapi/described";
import type { ShapeView } from "@/lib/operations/openapi/shape-view";
import { CallFacts } from "./call-facts";
import { CodeBlock } from "./code-block";
import { type Refusal, RefusalTable } from "./refusal-table";
import { ShapeSection } from "./shape-section";
import { anchorOf } from "./type-text";

export interface CallPageView {
  call: DescribedCall;
  sentence: string;
  crumbs: Crumb[];
  /** Null where it takes nothing. */
  payload: ShapeView | null;
  answer: ShapeView;
  /** The named shapes that payload and answer lead to. */
  shapes: { name: string; shape: ShapeView }[];
  refusals: Refusal[];
  samples: { curl: string; client: string; answer: string };
}

/** Everything about one call: what it takes, answers and refuses, and an example to paste; `run` makes it. */
export function CallScreen({ view, run }: { view: CallPageView; run: ReactNode }) {
  const t = useTranslations();
  const { call, sentence, crumbs, samples } = view;
  const copy = {
    copyText: t("api|copy"),
    copiedText: t("api|copied"),
    selectedText: t("api|copy|selected"),
  };
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="font-mono text-lg font-normal wrap-anywhere md:text-xl">{call.name}</h1>
      <p className="mt-2 max-w-text md:text-lg">{sentence}</p>
      <p className="mt-3 font-mono text-sm wrap-anywhere">
        <span className="text-steel-3">{call.method.toUpperCase()}</span> {call.path}
      </p>
      <div className="gap-12 xl:grid xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="min-w-0">
          <CallFacts call={call} />
          <Shapes view={view} />
          <PageSection id="refusals" title={t("api|errors")}>
            <RefusalTable caption={t("api|errors")} refusals={view.refusals} />
          </PageSection>
        </div>
        <div className="min-w-0">
          <PageSection id="example" title={t("api|example")} className="xl:mt-0 xl:border-t-0">
            <div className="space-y-4">
              <CodeBlock label="curl" code={samples.curl} {...copy} />
              <CodeBlock label="TypeScript" code={samples.client} {...copy} />
              <CodeBlock label={t("api|answer")} code={samples.answer} {...copy} />
            </div>
          </PageSection>
          {run}
        </div>
      </div>
    </>
  );
}

function Shapes({ view: { payload, answer, shapes } }: { view: CallPageView }) {
  const t = useTranslations();
  return (
    <>
      <PageSection id="payload" title={t("api|payload")}>
        {payload === null ? (
          <p>{t("api|payload|none")}</p>
        ) : (
          <ShapeSection shape={payload} caption={t("api|payload")} isSent />
        )}
      </PageSection>
      <PageSection id="answer" title={t("api|answer")}>
        <ShapeSection shape={answer} caption={t("api|answer")} isSent={false} />
      </PageSection>
      {shapes.map(({ name, shape }) => (
        <section key={name} aria-labelledby={`${anchorOf(name)}-title`}>
          <h3 id={`${anchorOf(name)}-title`} className="mt-8 mb-2 font-mono font-normal">
            {name}
          </h3>
          <ShapeSection shape={shape} caption={name} isSent={false} />
        </section>
      ))}
    </>
  );
}
