import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchSuggestions } from "@/lib/search/suggested";

const pauseInMs = 120;
const minTyped = 2;

interface Suggested extends SearchSuggestions {
  /** What they are for. */
  typed: string;
}

const none: Suggested = { typed: "", codes: [], manufacturers: [], kinds: [] };

/** Suggestions for what stands in a field, asked for when the typing pauses; an answer that comes late is dropped. */
export function useSuggestions(field: HTMLInputElement) {
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
    // The field may have been typed into before this code was there, and sent.
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

/** Suggestions for what is typed; null where there is no answer, be it the network, a limit or a fault. */
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

/** Something on the way may have answered in its place. */
function isSuggestions(answer: Partial<SearchSuggestions> | null): answer is SearchSuggestions {
  const { codes, manufacturers, kinds } = answer ?? {};
  return [codes, manufacturers, kinds].every(Array.isArray);
}
