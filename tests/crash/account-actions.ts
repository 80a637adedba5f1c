import { randomUUID } from "node:crypto";
import { createEmailToken } from "@/lib/accounts/credentials/mutations/email-tokens";
import { db, transact } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { makeDocument } from "../factories/document";
import { enterListing } from "../factories/entered-listing";
import { makeMember, makeSession, testPassword } from "../factories/user";
import { action, type CrashActionFactory, count, none, one, oneMail } from "./action";

const newPassword = "ein anderes 43";
const event = (userId: string, kind: string) =>
  one(`security_event WHERE user_id = '${userId}' AND kind = '${kind}'`);
const withoutSessions = (userId: string) => none(`session WHERE user_id = '${userId}'`);

export const accountActions: Record<string, CrashActionFactory> = {
  "change-password": async () => {
    const { hash, ...viewer } = await memberWithSessions();
    return action(viewer, { currentPassword: testPassword, password: newPassword }, [
      one(`email_identity WHERE user_id = '${viewer.userId}' AND password_hash <> '${hash}'`),
      withoutSessions(viewer.userId),
      event(viewer.userId, "PASSWORD_CHANGED"),
      oneMail(viewer.email),
    ]);
  },
  "request-email-change": async () => {
    const viewer = await makeMember();
    const newEmail = `${randomUUID()}@example.com`;
    return action(viewer, { newEmail, password: testPassword }, [
      one(`email_token WHERE new_email = '${newEmail}'`),
      oneMail(newEmail),
    ]);
  },
  "end-session": async () => {
    const viewer = await memberWithSessions();
    const where = { userId: viewer.userId };
    const { id } = await db().session.findFirstOrThrow({ where });
    return action(viewer, { id }, [
      one(`session WHERE user_id = '${viewer.userId}'`),
      event(viewer.userId, "SESSIONS_ENDED"),
    ]);
  },
  "end-other-sessions": async () => {
    const viewer = await memberWithSessions();
    return action(viewer, undefined, [
      withoutSessions(viewer.userId),
      event(viewer.userId, "SESSIONS_ENDED"),
    ]);
  },
  "delete-account": async () => {
    const viewer = await memberWithSessions();
    const listingId = await enterListing(viewer);
    const { id, key } = await makeDocument({ userId: viewer.userId });
    return action(viewer, { password: testPassword }, [
      one(`"user" WHERE id = '${viewer.userId}' AND deleted_at IS NOT NULL`),
      event(viewer.userId, "ACCOUNT_DELETED"),
      withoutSessions(viewer.userId),
      none(`email_identity WHERE user_id = '${viewer.userId}'`),
      one(`listing WHERE id = '${listingId}' AND status = 'DELETED'`),
      none(`document WHERE id = '${id}'`),
      one(`discarded_object WHERE key = '${key}'`),
      oneMail(viewer.email),
    ]);
  },
  "update-is-user-admin-by-id": async () => {
    const user = await makeMember();
    return action(await makeMember({ isAdmin: true }), { id: user.userId, isAdmin: true }, [
      one(`"user" WHERE id = '${user.userId}' AND is_admin`),
      event(user.userId, "ADMIN_GRANTED"),
    ]);
  },
  "set-user-blocked": async () => {
    const user = await memberWithSessions();
    return action(await makeMember({ isAdmin: true }), { id: user.userId, isBlocked: true }, [
      one(`"user" WHERE id = '${user.userId}' AND blocked_at IS NOT NULL`),
      event(user.userId, "BLOCKED"),
      withoutSessions(user.userId),
    ]);
  },
  "set-large-trades-allowed": async () => {
    const { userId } = await makeMember();
    return action(await makeMember({ isAdmin: true }), { userId, isAllowed: true }, [
      one(`"user" WHERE id = '${userId}' AND large_trades_allowed`),
      event(userId, "LARGE_TRADES_ALLOWED"),
    ]);
  },
  "end-user-sessions": async () => {
    const user = await memberWithSessions();
    return action(await makeMember({ isAdmin: true }), { userId: user.userId }, [
      withoutSessions(user.userId),
      event(user.userId, "SESSIONS_ENDED"),
    ]);
  },
};

async function memberWithSessions() {
  const member = await makeMember();
  await makeSession(member);
  await makeSession(member);
  const where = { userId: member.userId };
  const { passwordHash } = await db().emailIdentity.findUniqueOrThrow({ where });
  return { ...member, hash: passwordHash };
}

/** The registry does not list the auth calls. */
export const loginActions: Record<string, CrashActionFactory> = {
  "sign-up": async () => {
    const email = `${randomUUID()}@example.com`;
    const ofIt = `email_identity i WHERE i.email = '${email}' AND i.verified_at IS NULL`;
    return action(visitor, { email, password: testPassword, city: "Bremen" }, [
      one(ofIt),
      one(`"user" u WHERE u.id IN (SELECT i.user_id FROM ${ofIt})`),
      one(`email_token t WHERE t.identity_id IN (SELECT i.id FROM ${ofIt})`),
      oneMail(email),
    ]);
  },
  "verify-email": async () => {
    const { userId } = await makeMember({ isVerified: false });
    const identity = await identityOf(userId);
    const signup = { locale: "de", passwordHash: identity.passwordHash, city: "Bremen" } as const;
    const subject = { identityId: identity.id, purpose: "VERIFY", signup } as const;
    return action(
      visitor,
      {
        token: await transact((tx) => createEmailToken(tx, subject)),
        password: testPassword,
      },
      [
        one(`email_identity WHERE id = '${identity.id}' AND verified_at IS NOT NULL`),
        none(`email_token WHERE identity_id = '${identity.id}'`),
        one(`"user" WHERE id = '${userId}' AND city = 'Bremen'`),
      ],
    );
  },
  "resend-verification": async () => {
    const { email, userId } = await makeMember({ isVerified: false });
    const { id } = await identityOf(userId);
    return action(visitor, { email }, [
      // The signup's own token exists already.
      count(2, `email_token WHERE identity_id = '${id}' AND purpose = 'VERIFY'`),
      oneMail(email),
    ]);
  },
  "log-in": async () => {
    const { email, userId } = await makeMember();
    return action(visitor, { email, password: testPassword }, [
      one(`session WHERE user_id = '${userId}'`),
      one(`security_event WHERE user_id = '${userId}' AND kind = 'LOGGED_IN'`),
    ]);
  },
  "request-password-reset": async () => {
    const { email, userId } = await makeMember();
    const { id } = await identityOf(userId);
    return action(visitor, { email }, [
      one(`email_token WHERE identity_id = '${id}' AND purpose = 'RESET'`),
      oneMail(email),
    ]);
  },
  "reset-password": async () => {
    const { userId, email, hash } = await memberWithSessions();
    const { id } = await identityOf(userId);
    const subject = { identityId: id, purpose: "RESET" } as const;
    return action(
      visitor,
      {
        token: await transact((tx) => createEmailToken(tx, subject)),
        password: "ein anderes 43",
      },
      [
        one(`email_identity WHERE user_id = '${userId}' AND password_hash <> '${hash}'`),
        none(
          `email_token t JOIN email_identity i ON i.id = t.identity_id WHERE i.user_id = '${userId}'`,
        ),
        none(`session WHERE user_id = '${userId}'`),
        one(`security_event WHERE user_id = '${userId}' AND kind = 'PASSWORD_RESET'`),
        oneMail(email),
      ],
    );
  },
};

function identityOf(userId: string) {
  return db().emailIdentity.findUniqueOrThrow({ where: { userId } });
}
