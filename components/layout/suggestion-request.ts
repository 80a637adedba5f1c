import type { SearchSuggestions } from "@/lib/search/suggested";

/** Suggestions for what is typed; null where there is no answer, be it the network, a limit or a fault. */
export async function askForSuggestions(
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
