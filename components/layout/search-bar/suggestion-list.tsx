"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Marked } from "@/components/ui/marked";
import { SoftLink } from "@/components/ui/soft-link";
import { markCode } from "@/lib/search/mark-code";
import type { SearchSuggestions } from "@/lib/search/suggest/schema";
import type { SearchTexts } from "./search-texts";

export interface SuggestionListProps {
  id: string;
  field: HTMLInputElement;
  texts: SearchTexts;
  onChange: (state: { "aria-expanded": boolean; "aria-activedescendant"?: string }) => void;
}

export function SuggestionList({ id, field, texts, onChange }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { typed, codes, manufacturers, kinds, suggest, close } = useSuggestions(field);
  const [active, setActive] = useState(-1);
  const count = codes.length + manufacturers.length + kinds.length;
  const isOpen = count > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions begin unchosen.
  useEffect(() => setActive(-1), [codes]);

  // Typing on clears the choice, though the old suggestions still show.
  useEffect(() => {
    const typeOn = () => setActive(-1);
    field.addEventListener("input", typeOn);
    return () => field.removeEventListener("input", typeOn);
  }, [field]);

  useEffect(() => {
    const chosen = active < 0 ? undefined : `${id}-${active}`;
    onChange({ "aria-expanded": isOpen, ...(chosen && { "aria-activedescendant": chosen }) });
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [id, isOpen, active, onChange]);

  useEffect(() => {
    // One place more than options: the field itself, where nothing is chosen.
    const move = (step: number) => () =>
      setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
    const follow = () => document.getElementById(`${id}-${active}`)?.click();
    // A second Escape clears the field; Enter without a choice sends the form.
    const isChosen = () => active >= 0 && typed === field.value.trim();
    const press = (event: KeyboardEvent) => {
      const whileOpen: Answers = {
        ArrowDown: move(1),
        ArrowUp: move(-1),
        Escape: close,
        Enter: isChosen() ? follow : undefined,
      };
      const answers: Answers = isOpen ? whileOpen : { ArrowDown: suggest };
      const answer = event.isComposing ? undefined : answers[event.key];
      if (answer) {
        event.preventDefault();
        answer();
      }
    };
    field.addEventListener("keydown", press);
    return () => field.removeEventListener("keydown", press);
  }, [field, id, isOpen, count, active, typed, suggest, close]);

  const option = (index: number, chosen: Chosen, said: string, children: ReactNode) => (
    <SoftLink
      key={chosen.manufacturerId ?? chosen.query}
      id={`${id}-${index}`}
      href={hrefOf(field, chosen)}
      replace="search"
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      onClick={() => {
        close();
        // The chosen manufacturer's name replaces what was typed, because it is no number to search for.
        field.value = said;
      }}
      className="flex flex-wrap items-baseline gap-x-3 px-3 py-1.5 wrap-anywhere hover:bg-steel-1 aria-selected:bg-steel-1 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-petrol pointer-coarse:min-h-11 pointer-coarse:py-2.5"
    >
      {children}
    </SoftLink>
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
              { query: code },
              code,
              <>
                <span className="font-mono">
                  <Marked text={markCode(code, typed, "prefix")} />
                </span>
                <span className="text-sm text-steel-3">{manufacturer}</span>
              </>,
            ),
          )}
        </Group>
        <Group id={`${id}-makers`} title={texts.manufacturers} isShown={manufacturers.length > 0}>
          {manufacturers.map(({ id: manufacturerId, name }, index) => {
            const query = restBehind(name, typed);
            const chosen = { ...(query && { query }), manufacturerId: String(manufacturerId) };
            return option(codes.length + index, chosen, query, <span>{name}</span>);
          })}
        </Group>
        <Group id={`${id}-kinds`} title={texts.kinds} isShown={kinds.length > 0}>
          {kinds.map(({ de, en }, index) => {
            const name = document.documentElement.lang === "en" ? en : de;
            const place = codes.length + manufacturers.length + index;
            return option(place, { query: name }, name, <span>{name}</span>);
          })}
        </Group>
      </div>
      <p role="status" className="sr-only">
        {isOpen ? texts.count.replace("#", String(count)) : ""}
      </p>
    </>
  );
}

type Answers = Record<string, (() => void) | undefined>;
interface Chosen {
  query?: string;
  manufacturerId?: string;
}

/** Searches what follows a manufacturer's name among its parts: the 3rt of "Siemens 3rt". */
function restBehind(name: string, typed: string): string {
  const isNamed = typed.toLowerCase().startsWith(`${name.toLowerCase()} `);
  return isNamed ? typed.slice(name.length).trim() : "";
}

/** Keeps the form's filters, order and page size. */
function hrefOf({ form }: HTMLInputElement, chosen: Chosen): string {
  const parameters = new URLSearchParams({ ...chosen });
  for (const [kept, text] of new FormData(form ?? undefined)) {
    if (kept !== "query" && !(kept in chosen)) {
      parameters.append(kept, String(text));
    }
  }
  return `/listing/search?${parameters}`;
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

const pauseInMs = 120;
const minTyped = 2;

interface Suggested extends SearchSuggestions {
  typed: string;
}

const none: Suggested = { typed: "", codes: [], manufacturers: [], kinds: [] };

/** Requests suggestions when typing pauses, and drops a late answer. */
function useSuggestions(field: HTMLInputElement) {
  const [suggested, setSuggested] = useState(none);
  const stop = useRef(() => {});

  const close = useCallback(() => {
    stop.current();
    setSuggested(none);
  }, []);

  const suggest = useCallback(() => {
    stop.current();
    if (field.value.trim().length < minTyped) {
      setSuggested(none);
      return;
    }
    const request = new AbortController();
    const { signal } = request;
    const pause = setTimeout(async () => {
      const typed = field.value.trim();
      const answer = await askForSuggestions(typed, signal);
      if (!signal.aborted) {
        setSuggested(answer ? { ...answer, typed } : none);
      }
    }, pauseInMs);
    stop.current = () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [field]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener("input", suggest, { signal });
    field.addEventListener("blur", close, { signal });
    field.form?.addEventListener("submit", close, { signal });
    // The field may have been used before this script loaded.
    if (field.value !== field.defaultValue && !document.querySelector("[data-pending]")) {
      suggest();
    }
    return () => {
      listening.abort();
      stop.current();
    };
  }, [field, suggest, close]);

  return { ...suggested, suggest, close };
}

/** Null without an answer, whatever the reason. */
async function askForSuggestions(
  query: string,
  signal: AbortSignal,
): Promise<SearchSuggestions | null> {
  try {
    const response = await fetch("/operations/get-search-suggestions", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: { query } }),
      signal,
    });
    const answer = response.ok ? (await response.json()).json : null;
    return isSuggestions(answer) ? answer : null;
  } catch {
    return null;
  }
}

/** A proxy may have answered instead. */
function isSuggestions(answer: Partial<SearchSuggestions> | null): answer is SearchSuggestions {
  const { codes, manufacturers, kinds } = answer ?? {};
  return [codes, manufacturers, kinds].every(Array.isArray);
}
