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

/** Loads suggestions at the first use only. `required` and `pattern` make the browser refuse a blank query. */
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

  // Keeps focus and unsaved input when the page shows another search.
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

  // The user may have typed before this script loaded.
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

/** Without suggestions it stays a plain field. */
function ignore(): void {}
