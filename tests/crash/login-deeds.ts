import { randomUUID } from "node:crypto";
import { createEmailToken } from "@/lib/auth/email-tokens";
import { db, transact } from "@/lib/db/client";
import { visitor } from "@/lib/operations/viewer";
import { makeMember, makeSession, testPassword } from "../factories/user";
import { memberWithSessions } from "./account-deeds";
import { type DeedMaker, none, one, oneMail } from "./deed";

const byNobody = { viewer: visitor } as const;

/** The auth calls, which are no part of the registry. */
export const loginDeeds: Record<string, DeedMaker> = {
  "sign-up": async () => {
    const email = `${randomUUID()}@example.com`;
    const ofIt = "email_identity i WHERE i.email = $1 AND i.verified_at IS NULL";
    return {
      operation: "sign-up",
      ...byNobody,
      payload: { email, password: testPassword, city: "Bremen" },
      effects: [
        one(ofIt),
        one(`"user" u WHERE u.id IN (SELECT i.user_id FROM ${ofIt})`),
        one(`email_token t WHERE t.identity_id IN (SELECT i.id FROM ${ofIt})`),
        oneMail("$1"),
      ],
      values: [email],
    };
  },
  "verify-email": async () => {
    const { userId } = await makeMember({ isVerified: false });
    const identity = await identityOf(userId);
    const signup = { locale: "de", passwordHash: identity.passwordHash, city: "Bremen" } as const;
    const subject = { identityId: identity.id, purpose: "VERIFY", signup } as const;
    return {
      operation: "verify-email",
      ...byNobody,
      payload: {
        token: await transact((tx) => createEmailToken(tx, subject)),
        password: testPassword,
      },
      effects: [
        one("email_identity WHERE id = $1::uuid AND verified_at IS NOT NULL"),
        none("email_token WHERE identity_id = $1::uuid"),
        one("\"user\" WHERE id = $2::uuid AND city = 'Bremen'"),
      ],
      values: [identity.id, userId],
    };
  },
  "resend-verification": async () => {
    const { email } = await makeMember({ isVerified: false });
    return {
      operation: "resend-verification",
      ...byNobody,
      payload: { email },
      effects: [oneMail("$1")],
      values: [email],
    };
  },
  "log-in": async () => {
    const { email, userId } = await makeMember();
    return {
      operation: "log-in",
      ...byNobody,
      payload: { email, password: testPassword },
      effects: [
        one("session WHERE user_id = $1::uuid"),
        one("security_event WHERE user_id = $1::uuid AND kind = 'LOGGED_IN'"),
      ],
      values: [userId],
    };
  },
  "log-out": async () => {
    const member = await makeMember();
    return {
      operation: "log-out",
      ...byNobody,
      payload: { sessionIds: [await makeSession(member)] },
      effects: [none("session WHERE user_id = $1::uuid")],
      values: [member.userId],
    };
  },
  "request-password-reset": async () => {
    const { email, userId } = await makeMember();
    const { id } = await identityOf(userId);
    return {
      operation: "request-password-reset",
      ...byNobody,
      payload: { email },
      effects: [
        one("email_token WHERE identity_id = $1::uuid AND purpose = 'RESET'"),
        oneMail("$2"),
      ],
      values: [id, email],
    };
  },
  "reset-password": async () => {
    const { userId, email, hash } = await memberWithSessions();
    const { id } = await identityOf(userId);
    const subject = { identityId: id, purpose: "RESET" } as const;
    return {
      operation: "reset-password",
      ...byNobody,
      payload: {
        token: await transact((tx) => createEmailToken(tx, subject)),
        password: "ein anderes 43",
      },
      effects: [
        one("email_identity WHERE user_id = $1::uuid AND password_hash <> $2"),
        none(
          "email_token t JOIN email_identity i ON i.id = t.identity_id WHERE i.user_id = $1::uuid",
        ),
        none("session WHERE user_id = $1::uuid"),
        one("security_event WHERE user_id = $1::uuid AND kind = 'PASSWORD_RESET'"),
        oneMail("$3"),
      ],
      values: [userId, hash, email],
    };
  },
};

function identityOf(userId: string) {
  return db().emailIdentity.findUniqueOrThrow({ where: { userId } });
}
