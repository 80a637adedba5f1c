import { useTranslations } from "next-intl";
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
        <Contents title={t("dev|ui|contents")} items={items} />
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

interface ContentsProps {
  title: string;
  items: { id: string; title: string }[];
}

/** The sections of the page, beside it on a desk and above it elsewhere. */
function Contents({ title, items }: ContentsProps) {
  return (
    <nav
      aria-label={title}
      className="mt-6 text-sm lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:mt-0 print:hidden"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 lg:flex-col">
        {items.map(({ id, title: text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="control-size inline-flex items-center text-steel-3 hover:text-petrol hover:underline lg:min-h-7"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
