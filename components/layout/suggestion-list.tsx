"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { markedParts } from "@/lib/search/rules";
import type { SearchTexts } from "./search-texts";
import { useSuggestions } from "./use-suggestions";

export interface SuggestionListProps {
  id: string;
  field: HTMLInputElement;
  texts: SearchTexts;
  /** Tells the field what of the combobox it has to say. */
  onChange: (state: { "aria-expanded": boolean; "aria-activedescendant"?: string }) => void;
}

/** What a search bar suggests, as the pattern of the combobox has it: the field keeps the focus. */
export function SuggestionList({ id, field, texts, onChange }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { typed, codes, manufacturers, close } = useSuggestions(field);
  const [active, setActive] = useState(-1);
  const count = codes.length + manufacturers.length;
  const isOpen = count > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions begin unchosen.
  useEffect(() => setActive(-1), [codes]);

  useEffect(() => {
    const chosen = active < 0 ? undefined : `${id}-${active}`;
    onChange({ "aria-expanded": isOpen, ...(chosen && { "aria-activedescendant": chosen }) });
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [id, isOpen, active, onChange]);

  useEffect(() => {
    // One place more than there are options: the field itself, where nothing is chosen.
    const move = (step: number) => () =>
      setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
    const follow = () => document.getElementById(`${id}-${active}`)?.click();
    // A second Escape clears the field, as it does in any search field; Enter sends the form where nothing is chosen.
    const answers: Record<string, (() => void) | undefined> = {
      ArrowDown: move(1),
      ArrowUp: move(-1),
      Escape: close,
      Enter: active < 0 ? undefined : follow,
    };
    const press = (event: KeyboardEvent) => {
      const answer = isOpen && !event.isComposing ? answers[event.key] : undefined;
      if (answer) {
        event.preventDefault();
        answer();
      }
    };
    field.addEventListener("keydown", press);
    return () => field.removeEventListener("keydown", press);
  }, [field, id, isOpen, count, active, close]);

  const option = (index: number, parameter: string, said: string, children: ReactNode) => (
    <Link
      key={parameter}
      id={`${id}-${index}`}
      href={`/listing/search?${parameter}`}
      replace
      prefetch={false}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      onClick={() => {
        close();
        // What was typed has been understood: a maker's name is no number to search for.
        field.value = said;
      }}
      className="flex items-baseline gap-x-3 px-3 py-1.5 wrap-anywhere hover:bg-steel-1 aria-selected:bg-steel-1 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-petrol pointer-coarse:min-h-11 pointer-coarse:py-2.5"
    >
      {children}
    </Link>
  );

  return (
    <>
      {/* Pressing an option must not take the focus, whose loss closes the list. */}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={texts.label}
        hidden={!isOpen}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-[min(28rem,60dvh)] overflow-y-auto rounded border border-steel-3 bg-paper py-1 text-base"
      >
        <Group id={`${id}-codes`} title={texts.codes} isShown={codes.length > 0}>
          {codes.map(({ code, manufacturer }, index) =>
            option(
              index,
              `query=${encodeURIComponent(code)}`,
              code,
              <>
                <span className="font-mono">{marked(code, typed)}</span>
                <span className="text-sm text-steel-3">{manufacturer}</span>
              </>,
            ),
          )}
        </Group>
        <Group id={`${id}-makers`} title={texts.manufacturers} isShown={manufacturers.length > 0}>
          {manufacturers.map((manufacturer, index) =>
            option(
              codes.length + index,
              `manufacturerId=${manufacturer.id}`,
              "",
              <span>{manufacturer.name}</span>,
            ),
          )}
        </Group>
      </div>
      <p role="status" className="sr-only">
        {isOpen ? texts.count.replace("#", String(count)) : ""}
      </p>
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  isShown: boolean;
  children: ReactNode;
}

function Group({ id, title, isShown, children }: GroupProps) {
  return isShown ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="px-3 pt-1 text-xs font-semibold text-steel-3">
        {title}
      </p>
      {children}
    </div>
  ) : null;
}

function marked(code: string, typed: string) {
  return markedParts(code, typed, "prefix").map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never change places.
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
