import { requireMember } from "@/lib/accounts/viewer";
import type { Member } from "@/lib/fields/viewer";

/** Redirects visitors to the login; null for members, who get 404. */
export async function findAdministrator(returnTo: string): Promise<Member | null> {
  const viewer = await requireMember(returnTo);
  return viewer.isAdmin ? viewer : null;
}
