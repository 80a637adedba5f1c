import superjson from "superjson";
import type { Locale } from "@/lib/i18n/locales";
import { site } from "@/lib/site/site";
import type { Company, Part } from "./actors";
import { someClient } from "./client-address";
import { linkIn, mailTo } from "./mailbox";
import { baseUrl } from "./surroundings";
import { textsIn } from "./texts";

/** The application as a program sees it: contract §2, nothing but HTTP. */
export interface Reply<Answer = unknown> {
  status: number;
  answer: Answer;
  code?: string;
}

/** Calls an operation and answers its status, its answer or its error code. */
export async function call<Answer = unknown>(
  operation: string,
  payload?: unknown,
  sessionId?: string,
): Promise<Reply<Answer>> {
  const response = await fetch(`${baseUrl}/operations/${operation}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...someClient(),
      ...(sessionId && { authorization: `Bearer ${sessionId}` }),
    },
    body: payload === undefined ? undefined : superjson.stringify(payload),
  });
  const body = await response.json();
  return response.ok
    ? { status: response.status, answer: superjson.deserialize<Answer>(body) }
    : { status: response.status, answer: body as Answer, code: body.code };
}

/** The answer of a call that must succeed. */
export async function answerOf<Answer>(...args: Parameters<typeof call>): Promise<Answer> {
  const { status, answer } = await call<Answer>(...args);
  requireOk(args[0], { status, body: answer });
  return answer;
}

/** The auth calls: plain JSON both ways. */
export async function authCall(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${baseUrl}/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...someClient(), ...headers },
    body: JSON.stringify(body ?? {}),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Signs a company up and opens the link of its mail. */
export async function signUp(company: Company, locale: Locale = "de"): Promise<void> {
  requireOk("signup", await authCall("email/signup", { ...company, locale }));
  const subject = textsIn(locale)("mail|verify-email|subject", { site: site.name });
  const link = new URL(linkIn(await mailTo(company.email, subject)));
  const token = link.searchParams.get("token");
  requireOk("verify-email", await authCall("email/verify-email", { token }));
}

/** Logs in; the answered session id is the bearer. */
export async function logIn({
  email,
  password,
}: Pick<Company, "email" | "password">): Promise<string> {
  const reply = await authCall("email/login", { email, password });
  requireOk("login", reply);
  return reply.body.sessionId;
}

/** What `/auth/me` answers to a bearer: 200 while the session lives, 401 afterwards. */
export async function statusOfMe(sessionId: string): Promise<number> {
  const headers = { authorization: `Bearer ${sessionId}` };
  return (await fetch(`${baseUrl}/auth/me`, { headers })).status;
}

/** A company that has signed up, and its session. */
export async function signedUp(company: Company, locale?: Locale): Promise<string> {
  await signUp(company, locale);
  return logIn(company);
}

/** Lists a part without a picture, sold by the piece. */
export async function listPart(sessionId: string, part: Part): Promise<number> {
  const { manufacturer, ...entered } = part;
  const payload = { ...entered, manufacturer: { name: manufacturer } };
  const { listingId } = await answerOf<{ listingId: number }>("create-listing", payload, sessionId);
  return listingId;
}

function requireOk(what: string, { status, body }: { status: number; body: unknown }): void {
  if (status !== 200) {
    throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
  }
}
