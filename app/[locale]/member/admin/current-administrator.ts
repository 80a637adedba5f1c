import { requireMember } from "@/lib/accounts/current-viewer";
import type { Member } from "@/lib/fields/viewer";

/** Redirects visitors to the login; null for members, who get 404. */
export async function currentAdministrator(returnTo: string): Promise<Member | null> {
  const viewer = await requireMember(returnTo);
  return viewer.isAdmin ? viewer : null;
}
