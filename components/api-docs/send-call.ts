import type { ErrorCode } from "@/lib/errors/error-kinds";

/** What came back of a call: its status, 0 where nothing came, and the body as text. */
export interface Outcome {
  status: number;
  body: string;
  code: ErrorCode | null;
}

// More than anybody reads, and less than a browser needs long to draw.
const maxShown = 100_000;

/** Makes a call with the cookie of the page. Never throws: a line that broke is an outcome too. */
export async function sendCall(
  { method, path }: { method: string; path: string },
  body: string | null,
): Promise<Outcome> {
  const headers = body === null ? undefined : { "Content-Type": "application/json" };
  try {
    const response = await fetch(path, { method, body, ...(headers && { headers }) });
    return outcomeOf(response.status, await response.text());
  } catch {
    return { status: 0, body: "", code: null };
  }
}

function outcomeOf(status: number, text: string): Outcome {
  try {
    const answer = JSON.parse(text);
    const pretty = JSON.stringify(answer, null, 2);
    const isCut = pretty.length > maxShown;
    return {
      status,
      body: isCut ? `${pretty.slice(0, maxShown)}…` : pretty,
      code: status < 400 ? null : (answer?.code ?? null),
    };
  } catch {
    return { status, body: text.slice(0, maxShown), code: null };
  }
}
