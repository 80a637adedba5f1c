import { useTranslations } from "next-intl";
import { CodeBlock } from "@/components/api-docs/code-block";
import { CopyButton } from "@/components/ui/copy-button";
import { Copyable } from "@/components/ui/copyable";
import { Marked } from "@/components/ui/marked";
import { Example } from "./example";
import { sampleCode, sampleEan, sampleMaker } from "./samples";

/** Numbers, and taking them along. */
export function CodeExamples() {
  const t = useTranslations();
  const said = {
    copiedText: t("ui|copied", { value: sampleEan }),
    selectedText: t("dev|ui|state|current"),
  };
  return (
    <>
      <Example name="Marked" className="font-mono">
        <Marked text={["", "6205", "-2RSH"]} />
      </Example>
      <Example name="Copyable" isRow>
        <Copyable value={sampleCode} copiedText={t("ui|copied", { value: sampleCode })} />
        <Copyable value={sampleMaker} copiedText={t("ui|copied", { value: sampleMaker })} isText />
      </Example>
      <Example name="CopyButton" isRow>
        <code className="font-mono">{sampleEan}</code>
        <CopyButton value={sampleEan} label={t("dev|ui|state|copy")} {...said} />
      </Example>
      <Example name="CodeBlock">
        <CodeBlock
          label={t("dev|ui|sample|code")}
          code={`{ "query": "${sampleCode}" }`}
          copyText={t("dev|ui|state|copy")}
          {...said}
        />
      </Example>
    </>
  );
}
