import { useTranslations } from "next-intl";
import { PageSection } from "@/components/layout/page-section";
import { ColourExamples, type SectionProps, SpaceExamples, TypeExamples } from "./colour-examples";
import { ButtonExamples, ChoiceExamples, FieldExamples, LinkExamples } from "./field-examples";
import { BadgeExamples, DialogExamples, NoticeExamples } from "./notice-examples";
import { CodeExamples, ListingExamples, PictureExamples } from "./picture-examples";
import { PageExamples, TableExamples, TextExamples } from "./table-examples";

export function DevUiScreen({ tokens }: SectionProps) {
  const t = useTranslations();
  return (
    // As wide as the photographs were taken.
    <div className="gap-x-12 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="lg:col-start-2">
        <h1 className="text-xl">{t("dev|ui|title")}</h1>
        <p className="mt-3 max-w-text">{t("dev|ui|lead")}</p>
        {sections.map(({ name, Content }) => (
          <PageSection key={name} id={name} title={t(`dev|ui|section|${name}`)}>
            <Content tokens={tokens} />
          </PageSection>
        ))}
      </div>
    </div>
  );
}

const sections = [
  { name: "colours", Content: ColourExamples },
  { name: "type", Content: TypeExamples },
  { name: "space", Content: SpaceExamples },
  { name: "buttons", Content: ButtonExamples },
  { name: "links", Content: LinkExamples },
  { name: "fields", Content: FieldExamples },
  { name: "choices", Content: ChoiceExamples },
  { name: "notices", Content: NoticeExamples },
  { name: "dialogs", Content: DialogExamples },
  { name: "badges", Content: BadgeExamples },
  { name: "pages", Content: PageExamples },
  { name: "tables", Content: TableExamples },
  { name: "texts", Content: TextExamples },
  { name: "codes", Content: CodeExamples },
  { name: "pictures", Content: PictureExamples },
  { name: "listings", Content: ListingExamples },
] as const;
