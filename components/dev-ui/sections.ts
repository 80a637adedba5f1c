import type { ReactNode } from "react";
import { BadgeExamples } from "./badge-examples";
import { ButtonExamples } from "./button-examples";
import { ChoiceExamples } from "./choice-examples";
import { CodeExamples } from "./code-examples";
import { ColourExamples } from "./colour-examples";
import { ContrastExamples } from "./contrast-examples";
import { DialogExamples } from "./dialog-examples";
import { FieldExamples } from "./field-examples";
import { LinkExamples } from "./link-examples";
import { ListingExamples } from "./listing-examples";
import { NoticeExamples } from "./notice-examples";
import { PageExamples } from "./page-examples";
import { PictureExamples } from "./picture-examples";
import { SpaceExamples, TypeExamples } from "./scale-examples";
import { sectionNames } from "./section-names";
import type { SectionProps } from "./section-props";
import { TableExamples } from "./table-examples";
import { TextExamples } from "./text-examples";

type SectionName = (typeof sectionNames)[number];

const contents: Record<SectionName, (props: SectionProps) => ReactNode> = {
  colours: ColourExamples,
  contrast: ContrastExamples,
  type: TypeExamples,
  space: SpaceExamples,
  buttons: ButtonExamples,
  links: LinkExamples,
  fields: FieldExamples,
  choices: ChoiceExamples,
  notices: NoticeExamples,
  dialogs: DialogExamples,
  badges: BadgeExamples,
  pages: PageExamples,
  tables: TableExamples,
  texts: TextExamples,
  codes: CodeExamples,
  pictures: PictureExamples,
  listings: ListingExamples,
};

/** The page in its order: what the look is made of, then what is made of it. */
export const sections = sectionNames.map((name) => ({ name, Content: contents[name] }));
