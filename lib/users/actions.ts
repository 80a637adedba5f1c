"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { type ActionResult, asAction } from "@/lib/operations/as-action";
import { endUserSessions, setUserBlocked, updateIsUserAdminById } from "./operations";
import { type UserChange, userChange } from "./schema";

const setAdministrator = asAction(updateIsUserAdminById);
const setBlocked = asAction(setUserBlocked);
const endSessions = asAction(endUserSessions);

const changes: Record<UserChange, (id: string) => Promise<ActionResult<unknown>>> = {
  grant: (id) => setAdministrator({ id, isAdmin: true }),
  revoke: (id) => setAdministrator({ id, isAdmin: false }),
  step_back: (id) => setAdministrator({ id, isAdmin: false }),
  block: (id) => setBlocked({ id, isBlocked: true }),
  unblock: (id) => setBlocked({ id, isBlocked: false }),
  end_sessions: (userId) => endSessions({ userId }),
};

export type UserChangeState = null | { change: UserChange; result: ActionResult<unknown> };

/** A button of a user's page (fields `id` and `change`); works without JavaScript and says what came of it. */
export async function changeUserAction(
  state: UserChangeState,
  form: unknown,
): Promise<UserChangeState> {
  const fields = form instanceof FormData ? form : new FormData();
  const change = userChange.safeParse(fields.get("change"));
  if (!change.success) {
    return state;
  }
  const result = await changes[change.data](String(fields.get("id")));
  if (result.ok && change.data === "step_back") {
    // The page is not for them any more.
    redirect("/listing/user");
  }
  refresh();
  return { change: change.data, result };
}
