"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { ManufacturerOption } from "./manufacturer-options";

interface ManufacturerListProps {
  /** Of the combobox that the list belongs to. */
  id: string;
  options: ManufacturerOption[];
  active: number;
  onChoose: (option: ManufacturerOption) => void;
}

/** The id by which the combobox names its active option. */
export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

/** The listbox under the combobox; the focus stays in the text, whatever is pressed here. */
export function ManufacturerList({ id, options, active, onChoose }: ManufacturerListProps) {
  const t = useTranslations();

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  return (
    <div
      role="listbox"
      id={`${id}-options`}
      aria-label={t("listing|form|manufacturer|options")}
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded border border-steel-3 bg-paper"
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
        <div
          key={option.id ?? "new"}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === active}
          tabIndex={-1}
          className="flex min-h-11 cursor-pointer items-center gap-2 px-2.5 py-1.5 hover:bg-steel-1 aria-selected:bg-petrol aria-selected:text-on-petrol"
          onClick={() => onChoose(option)}
        >
          {option.id === undefined ? (
            <>
              <Plus size={16} aria-hidden="true" className="shrink-0" />
              <span>{t("listing|form|manufacturer|create", { name: option.name })}</span>
            </>
          ) : (
            option.name
          )}
        </div>
      ))}
    </div>
  );
}
