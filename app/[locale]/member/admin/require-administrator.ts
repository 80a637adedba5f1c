import { notFound } from "next/navigation";
import { requireMember } from "@/lib/auth/viewer";
import type { Member } from "@/lib/operations/viewer";

/** The viewer of an administrators' page: visitors are led to the login, other members get 404 (contract §2). */
export async function requireAdministrator(returnTo: string): Promise<Member> {
  const viewer = await requireMember(returnTo);
  return viewer.isAdmin ? viewer : notFound();
}
