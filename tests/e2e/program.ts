import {
  type AnswerOf,
  type ArgumentsOf,
  createClient,
  type LagerfundClient,
  LagerfundError,
  type OperationName,
  type PayloadOf,
} from "@/lib/api/client";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import { someClient } from "./client-address";
import { makeAccount, openSession } from "./database-steps";
import { linkIn, mailTo } from "./mailbox";
import type { Company, Part } from "./sample-data";
import { baseUrl } from "./surroundings";
import { textsIn } from "./texts";

type Reply<Answer> = { status: number; answer: Answer } & Partial<
  Pick<LagerfundError, "code" | "data">
>;

/** The published client, from an address of its own. */
export function program(sessionId?: string): LagerfundClient {
  return createClient({ url: baseUrl, sessionId: sessionId ?? null, fetch: fetchAsSomebody });
}

const fetchAsSomebody: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.set("x-forwarded-for", someClient()["x-forwarded-for"]);
  return fetch(address, { ...init, headers });
};

export async function call<Name extends OperationName>(
  operation: Name,
  payload?: unknown,
  sessionId?: string,
): Promise<Reply<AnswerOf<Name>>> {
  return answerOf(operation, payload as PayloadOf<Name>, sessionId).then(
    (answer) => ({ status: 200, answer }),
    (error) => {
      if (error instanceof LagerfundError) {
        const { status, code, data } = error;
        return { status, code, data, answer: error as never };
      }
      throw error;
    },
  );
}

export async function answerOf<Name extends OperationName>(
  operation: Name,
  payload?: PayloadOf<Name>,
  sessionId?: string,
): Promise<AnswerOf<Name>> {
  return program(sessionId).call(operation, ...([payload] as unknown as ArgumentsOf<Name>));
}

export async function authCall(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${baseUrl}/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...someClient(), ...headers },
    body: JSON.stringify(body ?? {}),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Makes a verified account directly; accounts.spec.ts covers the signup itself. */
export async function signUp(company: Company, locale: Locale = "de"): Promise<void> {
  await makeAccount(company, locale);
}

/** Signs up; answers the token in the mail's link. */
export async function verificationTokenOf(
  company: Company,
  locale: Locale = "de",
): Promise<string> {
  await program().emailCall("signUp", { ...company, locale });
  const subject = textsIn(locale)("mail|verify-email|subject", { site: site.name });
  const link = new URL(linkIn(await mailTo(company.email, subject)));
  return String(link.searchParams.get("token"));
}

export async function logIn(company: Pick<Company, "email" | "password">): Promise<string> {
  const { email, password } = company;
  return (await program().logIn({ email, password })).sessionId;
}

export async function statusOfMe(sessionId: string): Promise<number> {
  return (await program(sessionId).me()) ? 200 : 401;
}

export async function signedUp(company: Company, locale?: Locale): Promise<string> {
  const userId = await makeAccount(company, locale);
  return openSession(userId);
}

export async function listPart(sessionId: string, part: Part): Promise<number> {
  const { manufacturer, ...entered } = part;
  const payload = { ...entered, manufacturer: { name: manufacturer } };
  return (await answerOf("create-listing", payload, sessionId)).listingId;
}
