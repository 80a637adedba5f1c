"use client";

import { useWatch } from "react-hook-form";
import { CharacterCount } from "@/components/ui/character-count";
import type { WithForm } from "./with-form";

interface FieldCountProps extends WithForm {
  name: "nameDe" | "nameEn" | "descriptionDe" | "descriptionEn" | "shippingNote";
  max: number;
}

/** The count of a field of the listing form. */
export function FieldCount({ form, name, max }: FieldCountProps) {
  const { length } = useWatch({ control: form.control, name }).trim();
  return <CharacterCount length={length} max={max} />;
}
