import { AppError } from "@/lib/errors/app-error";
import { isMember, type Member, type Viewer } from "@/lib/fields/viewer";

export interface Access<V extends Viewer> {
  readonly kind: "public" | "signed-in" | "self-or-administrator" | "administrator";
  /** Throws UNAUTHENTICATED or FORBIDDEN, before the input is parsed. */
  admit(viewer: Viewer): V;
}

export const anyone: Access<Viewer> = { kind: "public", admit: (viewer) => viewer };

export const signedIn: Access<Member> = { kind: "signed-in", admit: requireMember };

/** The domain checks the user with `requireSelf`. */
export const selfOrAdministrator: Access<Member> = {
  kind: "self-or-administrator",
  admit: requireMember,
};

export const administrator: Access<Member> = { kind: "administrator", admit: requireAdministrator };

/** Throws FORBIDDEN. */
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
