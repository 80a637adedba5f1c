"use server";

import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { reportable } from "@/lib/errors/report";
import type { FormState } from "@/lib/operations/form-state";
import { submitForm } from "@/lib/operations/submit-form";
import { sessionCookieName, sessionCookieOptions } from "./cookie";
import { closeSession } from "./mutations";
import { logIn, signUp, verifyEmail } from "./operations";
import { requireOwnOrigin } from "./origin";
import { returnPath } from "./rules";

export async function signUpAction(_: FormState, form: FormData): Promise<FormState> {
  const submission = await submitForm(signUp, form);
  return "refusal" in submission ? submission.refusal : { step: "done" };
}

export async function verifyEmailAction(_: FormState, form: FormData): Promise<FormState> {
  const submission = await submitForm(verifyEmail, form);
  return "refusal" in submission ? submission.refusal : { step: "done" };
}

/** Signs the browser in and leaves for `next`, a path of this site, or the start page. */
export async function logInAction(_: FormState, form: FormData): Promise<FormState> {
  const submission = await submitForm(logIn, form);
  if ("refusal" in submission) {
    return submission.refusal;
  }
  await endCookieSession();
  const { sessionId } = submission.answer;
  (await cookies()).set(sessionCookieName(), sessionId, sessionCookieOptions());
  return redirect(returnPath(form.get("next")));
}

/** Ends the session for this browser and for whoever holds its id as a bearer. */
export async function logOutAction(): Promise<void> {
  requireOwnOrigin(await headers());
  await endCookieSession();
  (await cookies()).set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  redirect("/");
}

/** The cookie goes even while the database is away (spec §4): its row then runs out by itself. */
async function endCookieSession(): Promise<void> {
  const sessionId = (await cookies()).get(sessionCookieName())?.value;
  if (sessionId) {
    await closeSession(sessionId).catch((error: unknown) => reportable(error, "log-out"));
  }
}
