import { expect } from "vitest";
import { testPassword } from "@/tests/factories/user";
import type { Client } from "@/tests/load/traffic/client";

interface Reply {
  status: number;
  /** The answer of an operation, or the error as programs get it. */
  // biome-ignore lint/suspicious/noExplicitAny: each operation answers in its own shape, which contract tests look at
  answer: any;
}

export async function call(
  client: Client,
  operation: string,
  payload: unknown,
  sessionId?: string,
): Promise<Reply> {
  const { status, text } = await client.ask(`/operations/${operation}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(sessionId) },
    body: payload === undefined ? "" : JSON.stringify({ json: payload }),
  });
  const body = JSON.parse(text());
  return { status, answer: status === 200 ? body.json : body };
}

export async function answerOf(...asked: Parameters<typeof call>): Promise<Reply["answer"]> {
  const { status, answer } = await call(...asked);
  expect({ status, answer }).toMatchObject({ status: 200 });
  return answer;
}

async function logInAs(client: Client, email: string, password = testPassword): Promise<Reply> {
  const { status, text } = await client.ask("/auth/email/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return { status, answer: JSON.parse(text()) };
}

export async function sessionOf(client: Client, email: string): Promise<string> {
  const { status, answer } = await logInAs(client, email);
  expect(status).toBe(200);
  return answer.sessionId;
}

export async function isLoggedIn(client: Client, sessionId: string): Promise<boolean> {
  const { status } = await client.ask("/auth/me", { headers: bearer(sessionId) });
  expect([200, 401]).toContain(status);
  return status === 200;
}

export function bearer(sessionId: string | undefined): Record<string, string> {
  return sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` };
}

export function cookie(sessionId: string): Record<string, string> {
  return { cookie: `lagerfund-session=${sessionId}` };
}
