"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { type UserChange, userChange } from "@/lib/accounts/schema";
import { textEntriesOf } from "@/lib/fields/posted-form";
import {
  endUserSessions,
  setLargeTradesAllowed,
  setUserBlocked,
  updateIsUserAdminById,
} from "@/lib/user-administration/operations";
import type { ActionResult, FormState } from "./action-result";
import { serverAction } from "./server-action";

const setAdministrator = serverAction(updateIsUserAdminById);
const setBlocked = serverAction(setUserBlocked);
const setLargeTrades = serverAction(setLargeTradesAllowed);
const endSessions = serverAction(endUserSessions);

const changes: Record<UserChange, (id: string) => Promise<ActionResult<unknown>>> = {
  grant: (id) => setAdministrator({ id, isAdmin: true }),
  revoke: (id) => setAdministrator({ id, isAdmin: false }),
  step_back: (id) => setAdministrator({ id, isAdmin: false }),
  block: (id) => setBlocked({ id, isBlocked: true }),
  unblock: (id) => setBlocked({ id, isBlocked: false }),
  allow_large_trades: (userId) => setLargeTrades({ userId, isAllowed: true }),
  forbid_large_trades: (userId) => setLargeTrades({ userId, isAllowed: false }),
  end_sessions: (userId) => endSessions({ userId }),
};

export async function changeUserAction(_: unknown, form: unknown): Promise<FormState> {
  const fields = form instanceof FormData ? form : new FormData();
  const change = userChange.safeParse(fields.get("change"));
  if (!change.success) {
    return null;
  }
  const result = await changes[change.data](String(fields.get("id")));
  if (result.ok && change.data === "step_back") {
    // They may no longer see this page.
    redirect("/listing/user");
  }
  refresh();
  return { ...result, entered: textEntriesOf(form) };
}
