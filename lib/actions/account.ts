"use server";

import { refresh } from "next/cache";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { updateAccount } from "@/lib/accounts/operations";
import { clearSessionCookie } from "@/lib/accounts/sessions/auth-cookies";
import { deleteAccount } from "@/lib/privacy/operations";
import type { FormState } from "./action-result";
import { submitPageForm } from "./form-action";

export async function updateAccountAction(_: unknown, form: FormData): Promise<FormState> {
  const result = await submitPageForm(updateAccount, form);
  if (result.ok) {
    refresh();
  }
  return result;
}

/** Redirects to the login, which confirms the deletion. */
export async function deleteAccountAction(_: unknown, form: FormData): Promise<FormState> {
  const result = await submitPageForm(deleteAccount, form);
  if (!result.ok) {
    return result;
  }
  clearSessionCookie(await cookies());
  return redirect("/login?notice=account-deleted");
}
