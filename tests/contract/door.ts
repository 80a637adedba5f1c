import "../setup/current-request";
import superjson from "superjson";
import { POST } from "@/app/operations/[name]/route";

/** What the RPC door answers: the body as it is on the wire. */
export interface DoorAnswer {
  status: number;
  headers: Headers;
  body: { json?: unknown; message?: string; code?: string; data?: Record<string, unknown> };
}

/** Sends a body to an operation, with a session's bearer or without. */
export async function send(
  name: string,
  body: string | undefined,
  sessionId: string | null = null,
  headers: Record<string, string> = {},
): Promise<DoorAnswer> {
  const request = new Request(`http://localhost:3000/operations/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(sessionId !== null && { authorization: `Bearer ${sessionId}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const response = await POST(request, { params: Promise.resolve({ name }) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Calls an operation with a payload, superjson both ways; the answer is undefined where it is refused. */
export async function call(
  name: string,
  payload: unknown,
  sessionId: string | null = null,
  headers: Record<string, string> = {},
): Promise<DoorAnswer & { answer: unknown }> {
  const body = payload === undefined ? undefined : superjson.stringify(payload);
  const answered = await send(name, body, sessionId, headers);
  const answer =
    answered.status === 200
      ? superjson.deserialize(answered.body as Parameters<typeof superjson.deserialize>[0])
      : undefined;
  return { ...answered, answer };
}
