import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { NoScript } from "@/components/ui/no-script";
import { PageLink } from "@/components/ui/page-link";

export const stepNames = ["file", "columns", "defaults", "preview", "import"] as const;
export type StepName = (typeof stepNames)[number];

interface ImportStepsProps {
  /** `over`: no step is left. */
  current: StepName | "over";
  importId?: string | undefined;
}

export function ImportSteps({ current, importId }: ImportStepsProps) {
  const t = useTranslations();
  const isOver = current === "over";
  const place = isOver ? stepNames.length : stepNames.indexOf(current);
  const leadsBack = !isOver && current !== "import";
  return (
    <>
      <nav aria-label={t("csv-import|steps")} className="mb-8">
        <ol className="grid grid-cols-5 md:flex md:flex-wrap md:gap-x-6">
          {stepNames.map((step, index) => {
            const isDone = index < place;
            const href = isDone && leadsBack ? hrefOf(step, importId) : null;
            const content = (
              <StepLabel
                number={index + 1}
                isDone={isDone}
                isCurrent={step === current}
                label={t(`csv-import|step|${step}`)}
                done={t("csv-import|step|done")}
              />
            );
            return (
              <li key={step} aria-current={step === current ? "step" : undefined}>
                {href ? (
                  <PageLink href={href} className="block text-petrol hover:underline">
                    {content}
                  </PageLink>
                ) : (
                  content
                )}
              </li>
            );
          })}
        </ol>
      </nav>
      <NoScript />
    </>
  );
}

interface StepLabelProps {
  number: number;
  label: string;
  /** For screen readers. */
  done: string;
  isDone: boolean;
  isCurrent: boolean;
}

function StepLabel({ number, label, done, isDone, isCurrent }: StepLabelProps) {
  const colour = isCurrent
    ? "border-petrol bg-petrol text-on-petrol"
    : isDone
      ? "border-petrol text-petrol"
      : "border-steel-3 text-steel-3";
  const text = isCurrent ? "font-semibold" : isDone ? "" : "text-steel-3";
  return (
    <span className="flex min-h-11 flex-col items-center gap-1 text-xs md:min-h-9 md:flex-row md:gap-2 md:text-sm">
      <span
        aria-hidden="true"
        className={`flex size-6 shrink-0 items-center justify-center rounded border font-mono text-xs ${colour}`}
      >
        {isDone ? <Check size={16} /> : number}
      </span>
      <span className={text}>
        {label}
        {isDone ? <span className="sr-only"> ({done})</span> : null}
      </span>
    </span>
  );
}

function hrefOf(step: StepName, importId: string | undefined): string {
  if (step === "file" || importId === undefined) {
    return "/csv-import";
  }
  return step === "preview" ? `/csv-import/${importId}` : `/csv-import/${importId}/${step}`;
}
