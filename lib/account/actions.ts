"use server";

import { refresh } from "next/cache";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { sessionCookieName, sessionCookieOptions } from "@/lib/auth/cookie";
import type { FormState } from "@/lib/operations/form-state";
import { submitForm } from "@/lib/operations/submit-form";
import { deleteAccount, updateAccount } from "./operations";

export async function updateAccountAction(_: FormState, form: FormData): Promise<FormState> {
  const submission = await submitForm(updateAccount, form);
  if ("refusal" in submission) {
    return submission.refusal;
  }
  refresh();
  return { step: "done" };
}

/** Leaves for the login, which says that the account is gone; the session is dead already. */
export async function deleteAccountAction(_: FormState, form: FormData): Promise<FormState> {
  const submission = await submitForm(deleteAccount, form);
  if ("refusal" in submission) {
    return submission.refusal;
  }
  (await cookies()).set(sessionCookieName(), "", { ...sessionCookieOptions(), maxAge: 0 });
  return redirect("/login?notice=account-deleted");
}
