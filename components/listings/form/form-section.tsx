import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { CharacterCount } from "@/components/ui/inputs/character-count";
import type { ListingFormPart } from "./listing-form-part";

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-5">
      <h2 className="border-b pb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface FieldPairProps {
  /** Long texts stand side by side on wide screens only. */
  isLong?: boolean;
  children: ReactNode;
}

const short =
  "min-[26rem]:grid-cols-2 min-[26rem]:gap-y-0 min-[26rem]:*:row-span-4 min-[26rem]:*:grid min-[26rem]:*:grid-rows-subgrid min-[26rem]:*:gap-y-0";
const long =
  "md:grid-cols-2 md:gap-y-0 md:*:row-span-4 md:*:grid md:*:grid-rows-subgrid md:*:gap-y-0";

export function FieldPair({ isLong = false, children }: FieldPairProps) {
  return <div className={cx("grid gap-5", isLong ? long : short)}>{children}</div>;
}

interface FieldCountProps extends ListingFormPart {
  name: "nameDe" | "nameEn" | "descriptionDe" | "descriptionEn" | "shippingNote";
  max: number;
}

export function FieldCount({ form, name, max }: FieldCountProps) {
  const { length } = useWatch({ control: form.control, name }).trim();
  return <CharacterCount length={length} max={max} />;
}
