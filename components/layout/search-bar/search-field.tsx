"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { SearchTexts } from "./search-texts";
import type { SuggestionListProps } from "./suggestion-list";

interface SearchFieldProps {
  id: string;
  texts: SearchTexts;
  query: string | undefined;
  className: string;
}

const closed = { "aria-expanded": false };

/**
 * The field of a search bar. With JavaScript it is a combobox, whose suggestions are loaded when it is first used: a
 * visitor who does not search does not pay for them. The browser refuses a blank query by `required` and `pattern`.
 */
export function SearchField({ id, texts, query, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [popup, setPopup] = useState<{ List: ComponentType<SuggestionListProps> }>();
  const [state, setState] = useState<object>(closed);
  const listId = `${id}-suggestions`;

  const load = useCallback(() => {
    import("./suggestion-list").then(({ SuggestionList: List }) => setPopup({ List }), ignore);
  }, []);

  const isTypedOn = useRef(false);
  useEffect(() => {
    const input = field.current;
    const listening = new AbortController();
    const { signal } = listening;
    input?.addEventListener("input", () => (isTypedOn.current = true), { signal });
    input?.form?.addEventListener("submit", () => (isTypedOn.current = false), { signal });
    return () => listening.abort();
  }, []);

  // The field stays, and with it the focus, when the page shows another search; what is being typed stays as well.
  const shown = useRef(query);
  useEffect(() => {
    const input = field.current;
    if (input && shown.current !== query) {
      shown.current = query;
      if (!isTypedOn.current || document.activeElement !== input) {
        input.value = query ?? "";
      }
      isTypedOn.current = false;
    }
  }, [query]);

  // Somebody may be typing since before this code was there.
  useEffect(() => {
    if (document.activeElement === field.current) {
      load();
    }
  }, [load]);

  return (
    <div className="min-w-0 flex-1">
      <input
        ref={field}
        id={id}
        name="query"
        type="search"
        defaultValue={query}
        placeholder={texts.label}
        required
        pattern=".*\S.*"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-search
        onFocus={popup ? undefined : load}
        className={className}
        {...(isHydrated && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-controls": listId,
          ...state,
        })}
      />
      {popup && field.current ? (
        <popup.List id={listId} field={field.current} texts={texts} onChange={setState} />
      ) : null}
    </div>
  );
}

/** Without suggestions it is the plain field that it was. */
function ignore(): void {}
