import { PageSection } from "@/components/layout/page-section";
import { formatInteger } from "@/lib/i18n/formats";
import { ButtonExamples, FieldExamples, LinkExamples } from "./control-examples";
import { ImageExamples, NoticeExamples, PageExamples, TableExamples } from "./display-examples";
import { Example, sampleCode, useSamples } from "./example";
import type { ThemeTokens } from "./theme-tokens";

const sections = [
  { name: "buttons", Content: ButtonExamples },
  { name: "links", Content: LinkExamples },
  { name: "fields", Content: FieldExamples },
  { name: "notices", Content: NoticeExamples },
  { name: "pages", Content: PageExamples },
  { name: "tables", Content: TableExamples },
  { name: "drawings", Content: ImageExamples },
] as const;

export function DevUiScreen({ tokens }: { tokens: ThemeTokens }) {
  const { t } = useSamples();
  return (
    // The width of the reference screenshots.
    <div className="gap-x-12 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="text-xl">{t("dev|ui|title")}</h1>
        <p className="mt-3 max-w-text">{t("dev|ui|lead")}</p>
        <PageSection id="colours" title={t("dev|ui|section|colours")}>
          <Colours tokens={tokens} />
        </PageSection>
        <PageSection id="type" title={t("dev|ui|section|type")}>
          <TypeScale tokens={tokens} />
        </PageSection>
        <PageSection id="space" title={t("dev|ui|section|space")}>
          <Values tokens={tokens} />
        </PageSection>
        {sections.map(({ name, Content }) => (
          <PageSection key={name} id={name} title={t(`dev|ui|section|${name}`)}>
            <Content />
          </PageSection>
        ))}
      </div>
    </div>
  );
}

function Colours({ tokens }: { tokens: ThemeTokens }) {
  return (
    <ul data-picture="colours" className="grid gap-x-8 xl:grid-cols-2">
      {tokens.colours.map(({ name, light, dark }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-1 font-mono text-xs"
        >
          <span className="grow text-sm max-md:basis-full">{name}</span>
          {[light, dark].map((value) => (
            <span key={value} className="flex items-center gap-2">
              <svg className="h-7 w-10 rounded border border-steel-3" aria-hidden="true">
                <rect width="100%" height="100%" fill={value} />
              </svg>
              <span className="w-18 text-steel-3">{value}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const sizeStyles: Record<string, string> = {
  xs: "text-xs",
  sm: "text-sm",
  base: "text-base",
  lg: "text-lg",
  xl: "text-xl",
  "2xl": "text-2xl",
};

function TypeScale({ tokens }: { tokens: ThemeTokens }) {
  const { locale, sample } = useSamples();
  return (
    <ul data-picture="type">
      {tokens.sizes.map(({ name, size, lineHeight }) => (
        <li
          key={name}
          className="items-baseline gap-x-4 border-b py-2 md:grid md:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <span className="font-mono text-xs text-steel-3">
            {name} · {size} / {lineHeight}
          </span>
          <p className={sizeStyles[name]}>
            {sample("part")}{" "}
            <strong className="font-semibold">{formatInteger(1250, locale)}</strong>{" "}
            <code className="font-mono">{sampleCode}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Values({ tokens }: { tokens: ThemeTokens }) {
  return (
    <Example name="theme.css">
      <ul className="grid gap-x-8 md:grid-cols-2">
        {tokens.values.map(({ name, value }) => (
          <li
            key={name}
            className="flex justify-between gap-4 border-b py-1 font-mono text-xs wrap-anywhere"
          >
            <span>{name}</span>
            <span className="text-end text-steel-3">{value}</span>
          </li>
        ))}
      </ul>
    </Example>
  );
}
