import { useTranslations } from "next-intl";
import type { ShapeVariant, ShapeView } from "@/lib/operations/openapi/shape-view";
import { BoundsText } from "./bounds-text";
import { FieldTable } from "./field-table";
import { anchorOf, TypeText } from "./type-text";

interface ShapeSectionProps {
  shape: ShapeView;
  /** What the tables are of, for those who listen. */
  caption: string;
  isSent: boolean;
}

/** What a payload, an answer or a named shape is made of: one table for each thing that it can be. */
export function ShapeSection({ shape, caption, isSent }: ShapeSectionProps) {
  const t = useTranslations();
  const { name, variants, note } = shape;
  return (
    <div id={name === null ? undefined : anchorOf(name)} className="space-y-3">
      {note === null ? null : <p lang="en">{note}</p>}
      {variants.map((variant, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the variants of a shape never change places.
        <div key={place} className="space-y-1">
          {saysEnough(variant, caption) && place === 0 ? null : (
            <p className="text-sm text-steel-3">
              {place > 0 ? <span className="mr-2">{t("api|or")}</span> : null}
              <TypeText type={variant.type} />
              {variant.bounds.length > 0 ? (
                <span className="ml-3 inline-block align-top">
                  <BoundsText bounds={variant.bounds} />
                </span>
              ) : null}
            </p>
          )}
          {variant.rows.length > 0 ? (
            <FieldTable caption={caption} rows={variant.rows} isSent={isSent} />
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** An object is what its table says, and a named shape what stands above it. */
function saysEnough({ type: [first, ...more], rows }: ShapeVariant, caption: string): boolean {
  const isKnown = typeof first === "string" || first?.shape === caption;
  return rows.length > 0 && more.length === 0 && isKnown;
}
