import { randomUUID } from "node:crypto";
import { createEmailToken } from "@/lib/auth/email-tokens";
import { db, transact } from "@/lib/db/client";
import { visitor } from "@/lib/operations/viewer";
import { makeMember, testPassword } from "../factories/user";
import { memberWithSessions } from "./account-deeds";
import { count, type DeedMaker, none, one, oneMail } from "./deed";

/** The auth calls, which are no part of the registry. */
export const loginDeeds: Record<string, DeedMaker> = {
  "sign-up": async () => {
    const email = `${randomUUID()}@example.com`;
    const ofIt = `email_identity i WHERE i.email = '${email}' AND i.verified_at IS NULL`;
    return {
      viewer: visitor,
      payload: { email, password: testPassword, city: "Bremen" },
      effects: [
        one(ofIt),
        one(`"user" u WHERE u.id IN (SELECT i.user_id FROM ${ofIt})`),
        one(`email_token t WHERE t.identity_id IN (SELECT i.id FROM ${ofIt})`),
        oneMail(email),
      ],
    };
  },
  "verify-email": async () => {
    const { userId } = await makeMember({ isVerified: false });
    const identity = await identityOf(userId);
    const signup = { locale: "de", passwordHash: identity.passwordHash, city: "Bremen" } as const;
    const subject = { identityId: identity.id, purpose: "VERIFY", signup } as const;
    return {
      viewer: visitor,
      payload: {
        token: await transact((tx) => createEmailToken(tx, subject)),
        password: testPassword,
      },
      effects: [
        one(`email_identity WHERE id = '${identity.id}' AND verified_at IS NOT NULL`),
        none(`email_token WHERE identity_id = '${identity.id}'`),
        one(`"user" WHERE id = '${userId}' AND city = 'Bremen'`),
      ],
    };
  },
  "resend-verification": async () => {
    const { email, userId } = await makeMember({ isVerified: false });
    const { id } = await identityOf(userId);
    return {
      viewer: visitor,
      payload: { email },
      effects: [
        // The signup's own is there before.
        count(2, `email_token WHERE identity_id = '${id}' AND purpose = 'VERIFY'`),
        oneMail(email),
      ],
    };
  },
  "log-in": async () => {
    const { email, userId } = await makeMember();
    return {
      viewer: visitor,
      payload: { email, password: testPassword },
      effects: [
        one(`session WHERE user_id = '${userId}'`),
        one(`security_event WHERE user_id = '${userId}' AND kind = 'LOGGED_IN'`),
      ],
    };
  },
  "request-password-reset": async () => {
    const { email, userId } = await makeMember();
    const { id } = await identityOf(userId);
    return {
      viewer: visitor,
      payload: { email },
      effects: [
        one(`email_token WHERE identity_id = '${id}' AND purpose = 'RESET'`),
        oneMail(email),
      ],
    };
  },
  "reset-password": async () => {
    const { userId, email, hash } = await memberWithSessions();
    const { id } = await identityOf(userId);
    const subject = { identityId: id, purpose: "RESET" } as const;
    return {
      viewer: visitor,
      payload: {
        token: await transact((tx) => createEmailToken(tx, subject)),
        password: "ein anderes 43",
      },
      effects: [
        one(`email_identity WHERE user_id = '${userId}' AND password_hash <> '${hash}'`),
        none(
          `email_token t JOIN email_identity i ON i.id = t.identity_id WHERE i.user_id = '${userId}'`,
        ),
        none(`session WHERE user_id = '${userId}'`),
        one(`security_event WHERE user_id = '${userId}' AND kind = 'PASSWORD_RESET'`),
        oneMail(email),
      ],
    };
  },
};

function identityOf(userId: string) {
  return db().emailIdentity.findUniqueOrThrow({ where: { userId } });
}
