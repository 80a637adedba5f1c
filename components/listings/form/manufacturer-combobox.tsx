"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { Input } from "@/components/ui/input";
import { ManufacturerList, optionId } from "./manufacturer-list";
import type { ManufacturerOption } from "./manufacturer-options";
import { useCombobox } from "./use-combobox";

interface ManufacturerComboboxProps {
  id: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  text: string;
  options: ManufacturerOption[];
  /** The options are those of the text, not of an earlier one. */
  isAnswered: boolean;
  isNew: boolean;
  onText: (text: string) => void;
  onChoose: (option: ManufacturerOption | null) => void;
  onFocus: () => void;
  onLeave: () => void;
  /** Enter in the text itself: it stands for what it names. */
  onSettle: () => void;
}

/** The combobox of the ARIA Authoring Practices, with a listbox and manual selection. */
export function ManufacturerCombobox({
  text,
  options,
  isAnswered,
  isNew,
  onText,
  onChoose,
  onFocus,
  onLeave,
  onSettle,
  ...attributes
}: ManufacturerComboboxProps) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const { id } = attributes;
  const { isOpen, isExpanded, active, show, choose, onKeyDown } = useCombobox({
    options,
    onChoose,
    onSettle,
  });

  function clear(): void {
    show(false);
    onChoose(null);
    input.current?.focus();
  }

  return (
    <div className="relative">
      <Input
        {...attributes}
        ref={input}
        name="manufacturer"
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
        autoComplete="off"
        required
        maxLength={100}
        className={isNew && !isExpanded ? "pe-24" : "pe-11"}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          show(true);
        }}
        onClick={() => show(true)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => {
          show(false);
          onLeave();
        }}
      />
      <div className="absolute inset-y-0 end-0 flex items-center">
        {isNew && !isExpanded ? (
          <StatusBadge tone="note" label={t("listing|form|manufacturer|is_new")} />
        ) : null}
        {text === "" ? null : (
          <button
            type="button"
            aria-label={t("listing|form|manufacturer|clear")}
            className="flex h-full w-11 items-center justify-center text-steel-3 hover:text-ink"
            onClick={clear}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      {isExpanded ? (
        <ManufacturerList id={id} options={options} active={active} onChoose={choose} />
      ) : null}
      <p role="status" className="sr-only">
        {isOpen && isAnswered
          ? t("listing|form|manufacturer|results", {
              count: options.filter((one) => one.id).length,
            })
          : ""}
      </p>
    </div>
  );
}
