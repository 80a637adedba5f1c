import superjson, { type SuperJSONResult } from "superjson";
import type { z } from "zod";
import type * as auth from "@/lib/accounts/operations";
import type { CurrentUser } from "@/lib/accounts/user-schema";
import type { RegisteredOperation } from "./registry";

type Named<Name> = Extract<RegisteredOperation, { name: Name }>;

export type OperationName = RegisteredOperation["name"];

export type PayloadOf<Name extends OperationName> = z.input<Named<Name>["input"]>;

export type AnswerOf<Name extends OperationName> = Resolved<Named<Name>["run"]>;

type Resolved<Run> = Run extends (call: never) => Promise<infer Answer> ? Answer : never;

/** The payload is optional where the operation needs none. */
export type ArgumentsOf<Name extends OperationName> =
  undefined extends PayloadOf<Name>
    ? [payload?: PayloadOf<Name>, options?: CallOptions]
    : [payload: PayloadOf<Name>, options?: CallOptions];

export interface CallOptions {
  /** Repeats under one key within three days return the first answer. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ClientSettings {
  /** For example `https://lagerfund.example`. */
  url: string;
  sessionId?: string | null;
  /** Called for each new session, and with null at its end. */
  onSession?: (sessionId: string | null) => void;
  fetch?: typeof fetch;
}

type UploadOperation = "create-document" | "create-file";

const emailCalls = {
  signUp: "signup",
  logIn: "login",
  verifyEmail: "verify-email",
  resendVerification: "resend-verification",
  requestPasswordReset: "request-password-reset",
  resetPassword: "reset-password",
} as const satisfies { [Call in keyof typeof auth]?: string };

type EmailCall = keyof typeof emailCalls;
type AuthPayload<Call extends EmailCall> = z.input<(typeof auth)[Call]["input"]>;
type AuthAnswer<Call extends EmailCall> = Resolved<(typeof auth)[Call]["run"]>;

/** A typed client for programs. */
export function createClient({ url, onSession, ...settings }: ClientSettings) {
  const fetchIt = settings.fetch ?? fetch;
  let session = settings.sessionId ?? null;

  function become(sessionId: string | null): void {
    session = sessionId;
    onSession?.(sessionId);
  }

  async function withSession(path: string, init: RequestInit): Promise<unknown> {
    const sent = session;
    const headers = new Headers(init.headers);
    if (sent !== null) {
      headers.set("authorization", `Bearer ${sent}`);
    }
    return send(fetchIt, new URL(path, url), { ...init, headers }).catch((error) => {
      // A session that began during this call stays valid.
      if (error instanceof LagerfundError && error.status === 401 && sent && sent === session) {
        become(null);
      }
      throw error;
    });
  }

  async function call<Name extends OperationName>(
    name: Name,
    ...[payload, { idempotencyKey, signal } = {}]: ArgumentsOf<Name>
  ): Promise<AnswerOf<Name>> {
    const body = payload === undefined ? null : superjson.stringify(payload);
    const headers = {
      "content-type": "application/json",
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    };
    const init = { method: "POST", headers, body, ...(signal && { signal }) };
    const answer = await withSession(`/operations/${name}`, init);
    return superjson.deserialize(answer as SuperJSONResult);
  }

  async function emailCall<Call extends EmailCall>(
    name: Call,
    payload: AuthPayload<Call>,
  ): Promise<AuthAnswer<Call>> {
    const answer = await send(fetchIt, new URL(`/auth/email/${emailCalls[name]}`, url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
    });
    return answer as AuthAnswer<Call>;
  }

  async function logIn(credentials: AuthPayload<"logIn">): Promise<AuthAnswer<"logIn">> {
    const answer = await emailCall("logIn", credentials);
    become(answer.sessionId);
    return answer;
  }

  async function logOut(): Promise<void> {
    try {
      await withSession("/auth/logout", { method: "POST" });
    } finally {
      become(null);
    }
  }

  async function me(): Promise<CurrentUser | null> {
    return withSession("/auth/me", {}).then(
      (user) => user as CurrentUser,
      (error) => {
        if (error instanceof LagerfundError && error.status === 401) {
          return null;
        }
        throw error;
      },
    );
  }

  /** Throws LagerfundError. */
  async function upload(
    name: UploadOperation,
    file: Blob,
    named: Omit<PayloadOf<UploadOperation>, "fileType" | "size">,
  ): Promise<AnswerOf<UploadOperation>> {
    const ticket = await call(name, { ...named, fileType: file.type, size: file.size });
    const init = { method: "PUT", headers: { "content-type": file.type }, body: file };
    const response = await fetchIt(ticket.uploadUrl, init).catch(() => null);
    if (!response?.ok) {
      // If this fails, the sweep deletes the ticket after a day.
      await call("delete-document", { id: ticket.id }).catch(() => null);
      throw new LagerfundError(response?.status ?? 0, { message: "The file could not be sent." });
    }
    return ticket;
  }

  return { call, upload, logIn, logOut, me, emailCall, sessionId: () => session };
}

export type LagerfundClient = ReturnType<typeof createClient>;

async function send(fetchIt: typeof fetch, address: URL, init: RequestInit): Promise<unknown> {
  const response = await fetchIt(address, init).catch((cause) => {
    throw new LagerfundError(0, {}, { cause });
  });
  const body = await response.json().catch(() => null);
  if (!response.ok || body === null) {
    throw new LagerfundError(response.status, body ?? {});
  }
  return body;
}

export class LagerfundError extends Error {
  override readonly name = "LagerfundError";
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** A stable code such as `STOCK_INSUFFICIENT`; null when a proxy answered. */
  readonly code: string | null;
  /** `issues`, `requestId`, `retryAfterInSeconds`. */
  readonly data: ErrorData;

  constructor(status: number, rpcError: Partial<RpcError> = {}, options?: ErrorOptions) {
    super(rpcError.message ?? "The call failed.", options);
    this.status = status;
    this.code = rpcError.code ?? null;
    this.data = rpcError.data ?? {};
  }
}

interface RpcError {
  message: string;
  code: string;
  data: ErrorData;
}

interface ErrorData {
  message?: string;
  issues?: { path: string; code: string; message: string }[];
  requestId?: string;
  retryAfterInSeconds?: number;
  [fact: string]: unknown;
}
