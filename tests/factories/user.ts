import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/auth/password";
import { openSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";

export const testPassword = "correct horse battery staple";

interface MemberDetails {
  email?: string;
  username?: string;
  isAdmin?: boolean;
  isVerified?: boolean;
  isBlocked?: boolean;
  locale?: "de" | "en";
  street?: string;
  city?: string;
  zipCode?: string;
  country?: string;
}

/** A viewer, to be given to operations as it is, with what tests want to know of its user. */
export interface TestMember extends Member {
  email: string;
  username: string;
}

/** A user who can log in with `testPassword`, verified unless told otherwise. */
export async function makeMember(details: MemberDetails = {}): Promise<TestMember> {
  const { isVerified = true, isBlocked = false, isAdmin = false, ...rest } = details;
  const tag = randomUUID().slice(0, 8);
  const { email = `user-${tag}@example.com`, username = `user-${tag}`, ...user } = rest;
  const identity = {
    email,
    passwordHash: await hashPassword(testPassword),
    verifiedAt: isVerified ? new Date() : null,
  };
  const { id } = await db().user.create({
    data: {
      ...user,
      username,
      isAdmin,
      blockedAt: isBlocked ? new Date() : null,
      identity: { create: identity },
    },
    select: { id: true },
  });
  return { userId: id, isAdmin, email, username };
}

/** The id of a new session: a bearer, or the cookie's value. */
export function makeSession(member: Member): Promise<string> {
  return openSession(member.userId);
}
