/**
 * What is sent for what was entered; null for nothing, undefined for what is no JSON. Where the server takes superjson's
 * envelope, a payload is put into one, unless it comes in one, pasted from the curl call.
 */
export function runBody(entered: string, isEnveloped: boolean): string | null | undefined {
  if (entered.trim() === "") {
    return null;
  }
  try {
    const payload: unknown = JSON.parse(entered);
    return JSON.stringify(isEnveloped && !isEnvelope(payload) ? { json: payload } : payload);
  } catch {
    return undefined;
  }
}

/** No payload of ours has a field `json`. */
function isEnvelope(payload: unknown): boolean {
  return (
    typeof payload === "object" &&
    payload !== null &&
    "json" in payload &&
    Object.keys(payload).every((key) => key === "json" || key === "meta")
  );
}
