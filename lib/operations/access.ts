import { AppError } from "@/lib/errors/app-error";
import { isMember, type Member, type Viewer } from "@/lib/fields/viewer";

export interface Access<V extends Viewer> {
  readonly kind: "public" | "signed-in" | "self-or-administrator" | "administrator";
  /** Narrows the viewer or throws UNAUTHENTICATED; runs before the input is parsed. */
  admit(viewer: Viewer): V;
}

export const anyone: Access<Viewer> = { kind: "public", admit: (viewer) => viewer };

export const signedIn: Access<Member> = { kind: "signed-in", admit: requireMember };

/** The operation's payload names a user; the domain compares it with the viewer by `requireSelf`. */
export const selfOrAdministrator: Access<Member> = {
  kind: "self-or-administrator",
  admit: requireMember,
};

export const administrator: Access<Member> = { kind: "administrator", admit: requireAdministrator };

/**
 * The user that a payload is about: the named one, or the viewer when none is named.
 * Throws FORBIDDEN for another's id unless the viewer is an administrator (contract §2).
 */
export function requireSelf(viewer: Member, userId: string | undefined): string {
  if (userId === undefined || userId === viewer.userId || viewer.isAdmin) {
    return userId ?? viewer.userId;
  }
  throw new AppError("FORBIDDEN");
}

function requireMember(viewer: Viewer): Member {
  if (!isMember(viewer)) {
    throw new AppError("UNAUTHENTICATED");
  }
  return viewer;
}

function requireAdministrator(viewer: Viewer): Member {
  const member = requireMember(viewer);
  if (!member.isAdmin) {
    throw new AppError("FORBIDDEN");
  }
  return member;
}
