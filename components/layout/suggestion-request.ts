import type { SearchSuggestions } from "@/lib/search/schema";

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
    return response.ok ? (await response.json()).json : null;
  } catch {
    return null;
  }
}
