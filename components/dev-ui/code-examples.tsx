import { useTranslations } from "next-intl";
import { Copyable } from "@/components/ui/copyable";
import { Marked } from "@/components/ui/marked";
import { Example } from "./example";
import { sampleCode, sampleMaker } from "./samples";

/** Numbers, and taking them along. */
export function CodeExamples() {
  const t = useTranslations();
  return (
    <>
      <Example name="Marked" className="font-mono">
        <Marked text={["", "6205", "-2RSH"]} />
      </Example>
      <Example name="Copyable" isRow>
        <Copyable value={sampleCode} copiedText={t("ui|copied", { value: sampleCode })} />
        <Copyable value={sampleMaker} copiedText={t("ui|copied", { value: sampleMaker })} isText />
      </Example>
    </>
  );
}
