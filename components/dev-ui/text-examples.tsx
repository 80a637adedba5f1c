import { useTranslations } from "next-intl";
import { Timeline } from "@/components/layout/timeline";
import { Explanations } from "@/components/ui/explanations";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { Example } from "./example";
import { sampleMaker, sampleMoment } from "./samples";

const hourInMs = 3_600_000;

/** What is told in order: steps, points, a history. */
export function TextExamples() {
  const t = useTranslations();
  const text = t("dev|ui|sample|text");
  const points = (["parts", "part", "nothing", "faults", "hint"] as const).map((sample) => ({
    title: t(`dev|ui|sample|${sample}`),
    text,
  }));
  return (
    <>
      <Example name="NumberedSteps columns={4}">
        <NumberedSteps steps={points.slice(0, 4)} columns={4} />
      </Example>
      <Example name="NumberedSteps columns={5}">
        <NumberedSteps steps={points} columns={5} />
      </Example>
      <Example name="Explanations">
        <Explanations items={points.slice(0, 3)} />
      </Example>
      <Example name="Timeline">
        <Timeline
          entries={points.slice(0, 3).map(({ title }, place) => ({
            at: new Date(sampleMoment.getTime() - place * 30 * hourInMs),
            what: title,
            who: sampleMaker,
          }))}
        />
      </Example>
    </>
  );
}
