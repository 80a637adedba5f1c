import { resolve } from "node:path";
import superjson from "superjson";
import { POST } from "@/app/operations/[name]/route";
import { type AuthEndpoint, authEndpoints } from "@/lib/accounts/auth-endpoints";
import { listOperations } from "@/lib/api/registry";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { answering } from "../setup/current-request";

/** The body as it is on the wire. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: { json?: unknown; message?: string; code?: string; data?: Record<string, unknown> };
}

export async function send(
  name: string,
  body: string | undefined,
  sessionId: string | null = null,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const request = new Request(`http://localhost:3000/operations/${name}`, {
    method: "POST",
    headers: { ...headersOf(sessionId), ...headers },
    ...(body !== undefined && { body }),
  });
  const response = await POST(request, { params: Promise.resolve({ name }) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Superjson both ways; the answer is undefined when the call is refused. */
export async function call(
  name: string,
  payload: unknown,
  sessionId: string | null = null,
  headers: Record<string, string> = {},
): Promise<ApiAnswer & { answer: unknown }> {
  const body = payload === undefined ? undefined : superjson.stringify(payload);
  const answered = await send(name, body, sessionId, headers);
  const answer =
    answered.status === 200
      ? superjson.deserialize(answered.body as Parameters<typeof superjson.deserialize>[0])
      : undefined;
  return { ...answered, answer };
}

/** An operation by its name, or an auth call by its path. */
export interface ApiCall {
  name: string;
  operation: AuthEndpoint["operation"];
  /** Errors of other operations that this call cannot have. */
  never: readonly ErrorCode[];
  ask(payload: unknown, sessionId: string | null): Promise<ApiAnswer & { answer: unknown }>;
  send(body: string | undefined, sessionId: string | null): Promise<ApiAnswer>;
}

export const apiCalls: ApiCall[] = [
  ...listOperations().map((operation): ApiCall => {
    const { name } = operation;
    const ask: ApiCall["ask"] = (...asked) => call(name, ...asked);
    return { name, operation, never: [], ask, send: (...sent) => send(name, ...sent) };
  }),
  ...authEndpoints.map((authCall): ApiCall => {
    const { path, operation, never = [] } = authCall;
    return {
      name: path,
      operation,
      never,
      async ask(payload, sessionId) {
        const body = payload === undefined ? undefined : JSON.stringify(payload);
        const answered = await sendToAuth(authCall, body, sessionId);
        return { ...answered, answer: answered.status === 200 ? answered.body : undefined };
      },
      send: (...sent) => sendToAuth(authCall, ...sent),
    };
  }),
];

async function sendToAuth(
  { method, path }: AuthEndpoint,
  body: string | undefined,
  sessionId: string | null,
): Promise<ApiAnswer> {
  const route = await import(resolve(`app${path}/route.ts`));
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: headersOf(sessionId),
    ...(method === "POST" && body !== undefined && { body }),
  });
  const response: Response = await route[method](answering(request));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function headersOf(sessionId: string | null) {
  return {
    "content-type": "application/json",
    ...(sessionId !== null && { authorization: `Bearer ${sessionId}` }),
  };
}
