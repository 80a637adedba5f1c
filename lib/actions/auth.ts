"use server";

import { refresh } from "next/cache";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { rememberDevice, rememberDeviceOf } from "@/lib/accounts/credentials/known-device";
import { findUserOfToken } from "@/lib/accounts/credentials/mutations/email-tokens";
import { currentSessionId } from "@/lib/accounts/current-viewer";
import {
  changePassword,
  endOtherSessions,
  endSession,
  logIn,
  requestEmailChange,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from "@/lib/accounts/operations";
import { emails } from "@/lib/accounts/schema";
import {
  clearSessionCookie,
  returnCookie,
  setSessionCookie,
  signupCookie,
} from "@/lib/accounts/sessions/auth-cookies";
import { closeFormerSession } from "@/lib/accounts/sessions/mutations";
import { textIn } from "@/lib/fields/posted-form";
import { isFromOwnPage } from "@/lib/http/csrf";
import { returnPath } from "@/lib/site/return-path";
import { withNext } from "@/lib/site/with-next";
import type { FormState } from "./action-result";
import { formAction, pageFormAction, submitForm, submitPageForm } from "./form-action";

export const verifyEmailAction = formAction(verifyEmail);
export const resendVerificationAction = formAction(resendVerification);
export const requestPasswordResetAction = formAction(requestPasswordReset);
export const requestEmailChangeAction = pageFormAction(requestEmailChange);

export interface LoggedIn {
  sessionId: string;
  next: string;
}

/** With JavaScript the client goes to `/signup/sent` itself. */
export async function signUpAction(_: unknown, form: FormData): Promise<FormState> {
  const result = await submitForm(signUp, form);
  if (!result.ok) {
    return result;
  }
  const email = emails.parse(form.get("email"));
  (await cookies()).set(signupCookie.name, email, signupCookie.options());
  return (await headers()).has("next-action")
    ? result
    : redirect(withNext("/signup/sent", returnPath(form.get("next"), "") || undefined));
}

/** `next` must be a path of this site. */
export async function logInAction(_: unknown, form: FormData): Promise<FormState<LoggedIn>> {
  const result = await submitForm(logIn, form);
  if (!result.ok) {
    return result;
  }
  const { entered, answer } = result;
  const { sessionId } = answer;
  await closeFormerSession(await currentSessionId());
  await rememberDeviceOf(sessionId);
  const jar = await cookies();
  setSessionCookie(jar, sessionId);
  for (const { name, options } of [signupCookie, returnCookie]) {
    if (jar.has(name)) {
      jar.set(name, "", { ...options(), maxAge: 0 });
    }
  }
  const next = returnPath(form.get("next"));
  return (await headers()).has("next-action")
    ? { ok: true, answer: { sessionId, next }, entered }
    : redirect(next);
}

/** Remembers the device, as a login does. */
export async function resetPasswordAction(_: unknown, form: FormData): Promise<FormState> {
  // Look up first, because the reset deletes the token. The operation reports an outage.
  const userId = await findUserOfToken(textIn(form, "token")).catch(() => null);
  const result = await submitForm(resetPassword, form);
  if (result.ok && userId !== null) {
    await rememberDevice({ userId });
  }
  return result;
}

/** All other devices are forgotten. */
export async function changePasswordAction(_: unknown, form: FormData): Promise<FormState> {
  const result = await submitPageForm(changePassword, form);
  if (result.ok) {
    await rememberDevice({ userId: textIn(form, "pageUserId") });
  }
  return result;
}

/** A session that is already gone counts as ended. */
export async function endSessionAction(_: unknown, form: FormData): Promise<FormState> {
  const result = await submitPageForm(endSession, form);
  refresh();
  return result.ok || result.code !== "NOT_FOUND"
    ? result
    : { ok: true, answer: null, entered: result.entered };
}

export async function endOtherSessionsAction(_: unknown, form: FormData): Promise<FormState> {
  const result = await submitPageForm(endOtherSessions, form);
  refresh();
  return result;
}

/** Ends the session for cookie and bearer. */
export async function logOutAction(): Promise<void> {
  if (isFromOwnPage(await headers())) {
    await closeFormerSession(await currentSessionId());
    clearSessionCookie(await cookies());
  }
  redirect("/");
}
