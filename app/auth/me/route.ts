import { authCall } from "@/app/auth/auth-call";
import { currentViewer } from "@/lib/auth/viewer";
import { AppError } from "@/lib/errors/app-error";
import { notGet } from "@/lib/errors/method-refusals";
import { isMember } from "@/lib/operations/viewer";
import { findAccount } from "@/lib/users/queries";

/** The current user (spec §3, User), or 401. */
export const GET = authCall("auth/me", async () => {
  const viewer = await currentViewer();
  const account = isMember(viewer) ? await findAccount(viewer.userId) : null;
  if (!account) {
    throw new AppError("UNAUTHENTICATED");
  }
  return Response.json(account);
});

export { notGet as DELETE, notGet as PATCH, notGet as POST, notGet as PUT };
