import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/accounts/password";
import { tokenLifetimeInMs } from "@/lib/accounts/session-rules";
import { openSession } from "@/lib/accounts/sessions/mutations";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { examplePassword } from "@/lib/fields/example-ids";
import type { Member } from "@/lib/fields/viewer";

export const testPassword = examplePassword;

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

export interface TestMember extends Member {
  email: string;
  username: string;
}

// Hashing is slow on purpose, so it runs once per file.
let hashOfPassword: Promise<string> | undefined;

/** Can log in with `testPassword`; verified by default. */
export async function makeMember(details: MemberDetails = {}): Promise<TestMember> {
  const { isVerified = true, isBlocked = false, isAdmin = false, ...rest } = details;
  const tag = randomUUID().slice(0, 8);
  const { email = `user-${tag}@example.com`, username = `user-${tag}`, ...user } = rest;
  hashOfPassword ??= hashPassword(testPassword);
  const passwordHash = await hashOfPassword;
  const identity = {
    email,
    passwordHash,
    verifiedAt: isVerified ? new Date() : null,
    ...(isVerified ? {} : { tokens: { create: linkOf({ ...user, username, passwordHash }) } }),
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

function linkOf(said: object): Prisma.EmailTokenCreateWithoutIdentityInput {
  const signup = { locale: "de", ...said };
  const expiresAt = new Date(Date.now() + tokenLifetimeInMs.VERIFY);
  return { tokenHash: randomUUID(), purpose: "VERIFY", signup, expiresAt };
}

/** The id serves as bearer token and as cookie. */
export function makeSession(member: Member): Promise<string> {
  return openSession(member.userId);
}
