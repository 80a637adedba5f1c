"use client";

import { cx } from "class-variance-authority";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { WithForm } from "./with-form";

interface CharacterCountProps extends WithForm {
  name: "nameDe" | "nameEn" | "descriptionDe" | "descriptionEn" | "shippingNote";
  max: number;
}

const nearInShare = 0.9;

/** How many characters are left, once the limit is near; nothing is cut off. */
export function CharacterCount({ form, name, max }: CharacterCountProps) {
  const t = useTranslations();
  const length = useWatch({ control: form.control, name }).trim().length;
  if (length < max * nearInShare) {
    return <p role="status" />;
  }
  const isOver = length > max;
  return (
    <p role="status" className={cx("mt-1 text-sm", isOver ? "text-fault" : "text-steel-3")}>
      {t(`listing|form|characters|${isOver ? "over" : "left"}`, { count: Math.abs(max - length) })}
    </p>
  );
}
