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
import { TableExamples } from "./table-examples";
import { TextExamples } from "./text-examples";

/** The page in its order, by anchors: what the look is made of, then what is made of it. */
export const sections = [
  { name: "colours", Content: ColourExamples },
  { name: "contrast", Content: ContrastExamples },
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
