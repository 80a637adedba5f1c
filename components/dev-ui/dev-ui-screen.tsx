import { useTranslations } from "next-intl";
import { IndexContents } from "@/components/api-docs/index-contents";
import { PageSection } from "@/components/layout/page-section";
import type { SectionProps } from "./section-props";
import { sections } from "./sections";

/** The look in numbers and every part in every state: to be read, and to be photographed by the visual tests. */
export function DevUiScreen({ tokens }: SectionProps) {
  const t = useTranslations();
  const items = sections.map(({ name }) => ({ id: name, title: t(`dev|ui|section|${name}`) }));
  return (
    <div className="gap-x-12 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="text-xl">{t("dev|ui|title")}</h1>
        <p className="mt-3 max-w-text">{t("dev|ui|lead")}</p>
      </div>
      <div className="lg:row-span-2 lg:row-start-1">
        <IndexContents title={t("dev|ui|contents")} items={items} />
      </div>
      <div className="lg:col-start-2">
        {sections.map(({ name, Content }) => (
          <PageSection key={name} id={name} title={t(`dev|ui|section|${name}`)}>
            <Content tokens={tokens} />
          </PageSection>
        ))}
      </div>
    </div>
  );
}
