"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { callAction } from "@/components/form/call-action";
import { useErrorText } from "@/components/form/field-errors";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";
import { Input } from "@/components/ui/inputs/input";
import { getAllManufacturersAction, getManufacturerByIdAction } from "@/lib/actions/manufacturers";
import { afterPointerUp } from "./after-pointer-up";
import type { ListingFormPart } from "./listing-form-part";
import {
  type KnownManufacturer,
  type ManufacturerOption,
  manufacturerMeantBy,
  manufacturerNamed,
  optionAfter,
  optionsFor,
  resolvedManufacturer,
} from "./match-manufacturer";
import { useSetter } from "./use-setter";

const id = "manufacturer";

export function ManufacturerField({ form }: ListingFormPart) {
  const t = useTranslations();
  const set = useSetter(form);
  const notes = { hint: t("listing|form|manufacturer|hint"), error: useErrorText(form)(id) };
  const value = useWatch({ control: form.control, name: id });
  const [isFocused, setFocused] = useState(false);
  // True at first, because a draft restores a name without typing.
  const [isLeft, setLeft] = useState(true);
  const text = value?.name ?? "";
  const isUnknown = value !== null && value.id === undefined;
  const found = useManufacturerSearch(text, {
    isWanted: isFocused || isUnknown,
    onFound: (arrived) => (isFocused ? undefined : resolveTyped(arrived)),
  });
  const isAnswered = found?.query === text;
  const isNew =
    isUnknown && isAnswered && found.isSure && !manufacturerNamed(text, found.manufacturers);
  const meant =
    isNew && isLeft && !isFocused ? manufacturerMeantBy(text, found.manufacturers) : null;

  /** `onFound` settles what the search has not answered yet. */
  function resolveTyped(answer: FoundManufacturers | null): void {
    const entered = form.getValues(id);
    if (entered && entered.id === undefined) {
      const known = answer?.query === entered.name ? answer.manufacturers : [];
      set({ manufacturer: resolvedManufacturer(entered.name, known) });
    }
  }

  /** The button disappears, so the focus moves to the field. */
  function take(manufacturer: KnownManufacturer): void {
    set({ manufacturer });
    document.getElementById(id)?.focus();
  }

  return (
    <Field label={t("listing|form|manufacturer")} htmlFor={id} required {...notes}>
      <ManufacturerCombobox
        {...fieldAttributes(id, notes)}
        text={text}
        options={
          isAnswered && found.isSure
            ? optionsFor(text, found.manufacturers)
            : (found?.manufacturers ?? [])
        }
        isAnswered={isAnswered}
        isNew={isNew}
        onText={(typed) => set({ manufacturer: typed === "" ? null : { name: typed } })}
        onChoose={(manufacturer) => set({ manufacturer })}
        onFocus={() => {
          setFocused(true);
          setLeft(false);
        }}
        onLeave={() => {
          setFocused(false);
          resolveTyped(found);
          afterPointerUp(() => setLeft(true));
        }}
        onResolve={() => resolveTyped(found)}
      />
      <div role="status" className="mt-2 empty:hidden">
        {meant ? (
          <Button variant="quiet" size="sm" onClick={() => take(meant)}>
            {t("listing|form|manufacturer|did_you_mean", { name: meant.name })}
          </Button>
        ) : null}
      </div>
    </Field>
  );
}

const pauseInMs = 150;
const shownAtOnce = 20;

interface FoundManufacturers {
  query: string;
  manufacturers: KnownManufacturer[];
  isSure: boolean;
}

function useManufacturerSearch(
  query: string,
  { isWanted, onFound }: { isWanted: boolean; onFound: (found: FoundManufacturers) => void },
): FoundManufacturers | null {
  const [found, setFound] = useState<FoundManufacturers | null>(null);
  const isKnown = found?.query === query;

  const take = useEffectEvent((arrived: FoundManufacturers) => {
    setFound(arrived);
    onFound(arrived);
  });

  useEffect(() => {
    if (!isWanted || isKnown) {
      return;
    }
    let isLate = false;
    const timer = setTimeout(async () => {
      const arrived = await search(query);
      if (!isLate) {
        take(arrived);
      }
    }, pauseInMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [query, isWanted, isKnown]);

  return found;
}

async function search(query: string): Promise<FoundManufacturers> {
  const filter = { query, pageSize: shownAtOnce, onlyVerified: query.trim() === "" };
  const [named, numbered] = await Promise.all([
    callAction(() => getAllManufacturersAction(filter)),
    findByValue(query.trim()),
  ]);
  if (!named.ok || numbered === "unsure") {
    return { query, manufacturers: [], isSure: false };
  }
  const others = named.answer.filter(({ id }) => id !== numbered?.id);
  return { query, manufacturers: numbered ? [...others, numbered] : named.answer, isSure: true };
}

const longestId = 9;

/** A search by name does not find ids. */
async function findByValue(text: string): Promise<KnownManufacturer | null | "unsure"> {
  if (!/^[1-9]\d*$/.test(text) || text.length > longestId) {
    return null;
  }
  const result = await callAction(() => getManufacturerByIdAction({ id: Number(text) }));
  if (result.ok) {
    return String(result.answer.id) === text ? result.answer : null;
  }
  return result.code === "NOT_FOUND" ? null : "unsure";
}

interface ManufacturerComboboxProps {
  id: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  text: string;
  options: ManufacturerOption[];
  /** False while the options belong to an earlier text. */
  isAnswered: boolean;
  isNew: boolean;
  onText: (text: string) => void;
  onChoose: (option: ManufacturerOption | null) => void;
  onFocus: () => void;
  onLeave: () => void;
  onResolve: () => void;
}

function ManufacturerCombobox({
  text,
  options,
  isAnswered,
  isNew,
  onText,
  onChoose,
  onFocus,
  onLeave,
  onResolve,
  ...attributes
}: ManufacturerComboboxProps) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const { id } = attributes;
  const { isOpen, isExpanded, active, show, choose, onKeyDown } = useCombobox({
    options,
    onChoose,
    onResolve,
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

interface ManufacturerListProps {
  /** The id of the combobox. */
  id: string;
  options: ManufacturerOption[];
  active: number;
  onChoose: (option: ManufacturerOption) => void;
}

function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

/** Prevents mousedown, so that the text keeps the focus. */
function ManufacturerList({ id, options, active, onChoose }: ManufacturerListProps) {
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

interface ComboboxKeys<Option> {
  options: Option[];
  onChoose: (option: Option) => void;
  /** Called for Enter, also after a choice. */
  onResolve: () => void;
}

function useCombobox<Option>({ options, onChoose, onResolve }: ComboboxKeys<Option>) {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isExpanded = isOpen && options.length > 0;
  const active = isExpanded && marked < options.length ? marked : -1;

  function show(isShown: boolean, option = -1): void {
    setOpen(isShown);
    setMarked(option);
  }

  function choose(option: Option | undefined): void {
    show(false);
    if (option !== undefined) {
      onChoose(option);
    }
  }

  function move({ key, altKey }: KeyboardEvent): void {
    show(true, altKey ? -1 : optionAfter(key, active, options.length));
  }

  /** Home and End move the caret until an option is active. */
  const keys: Record<string, { isTaken: boolean; run: (event: KeyboardEvent) => void }> = {
    ArrowDown: { isTaken: true, run: move },
    ArrowUp: { isTaken: true, run: move },
    Home: { isTaken: active >= 0, run: (event) => active >= 0 && move(event) },
    End: { isTaken: active >= 0, run: (event) => active >= 0 && move(event) },
    ArrowLeft: { isTaken: false, run: () => setMarked(-1) },
    ArrowRight: { isTaken: false, run: () => setMarked(-1) },
    Tab: { isTaken: false, run: () => choose(options[active]) },
    Escape: { isTaken: isExpanded, run: () => show(false) },
    Enter: {
      isTaken: true,
      run: () => {
        choose(options[active]);
        onResolve();
      },
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    const action = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (action?.isTaken) {
      event.preventDefault();
    }
    action?.run(event);
  }

  return { isOpen, isExpanded, active, show, choose, onKeyDown };
}
