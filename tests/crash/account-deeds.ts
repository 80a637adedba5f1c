import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { makeDocument } from "../factories/document";
import { enterListing } from "../factories/entered-listing";
import { makeMember, makeSession, testPassword } from "../factories/user";
import { type DeedMaker, none, one, oneMail } from "./deed";

const newPassword = "ein anderes 43";
const event = (userId: string, kind: string) =>
  one(`security_event WHERE user_id = '${userId}' AND kind = '${kind}'`);
const withoutSessions = (userId: string) => none(`session WHERE user_id = '${userId}'`);

/** What people do with their own account, and administrators with those of others. */
export const accountDeeds: Record<string, DeedMaker> = {
  "change-password": async () => {
    const { hash, ...viewer } = await memberWithSessions();
    return {
      viewer,
      payload: { currentPassword: testPassword, password: newPassword },
      effects: [
        one(`email_identity WHERE user_id = '${viewer.userId}' AND password_hash <> '${hash}'`),
        withoutSessions(viewer.userId),
        event(viewer.userId, "PASSWORD_CHANGED"),
        oneMail(viewer.email),
      ],
    };
  },
  "request-email-change": async () => {
    const viewer = await makeMember();
    const newEmail = `${randomUUID()}@example.com`;
    return {
      viewer,
      payload: { newEmail, password: testPassword },
      effects: [one(`email_token WHERE new_email = '${newEmail}'`), oneMail(newEmail)],
    };
  },
  "end-session": async () => {
    const viewer = await memberWithSessions();
    const where = { userId: viewer.userId };
    const { id } = await db().session.findFirstOrThrow({ where });
    return {
      viewer,
      payload: { id },
      effects: [
        one(`session WHERE user_id = '${viewer.userId}'`),
        event(viewer.userId, "SESSIONS_ENDED"),
      ],
    };
  },
  "end-other-sessions": async () => {
    const viewer = await memberWithSessions();
    return {
      viewer,
      effects: [withoutSessions(viewer.userId), event(viewer.userId, "SESSIONS_ENDED")],
    };
  },
  "delete-account": async () => {
    const viewer = await memberWithSessions();
    const listingId = await enterListing(viewer);
    const { id, key } = await makeDocument({ userId: viewer.userId });
    return {
      viewer,
      payload: { password: testPassword },
      effects: [
        one(`"user" WHERE id = '${viewer.userId}' AND deleted_at IS NOT NULL`),
        event(viewer.userId, "ACCOUNT_DELETED"),
        withoutSessions(viewer.userId),
        none(`email_identity WHERE user_id = '${viewer.userId}'`),
        one(`listing WHERE id = '${listingId}' AND status = 'DELETED'`),
        none(`document WHERE id = '${id}'`),
        one(`discarded_object WHERE key = '${key}'`),
        oneMail(viewer.email),
      ],
    };
  },
  "update-is-user-admin-by-id": async () => {
    const user = await makeMember();
    return {
      viewer: await makeMember({ isAdmin: true }),
      payload: { id: user.userId, isAdmin: true },
      effects: [
        one(`"user" WHERE id = '${user.userId}' AND is_admin`),
        event(user.userId, "ADMIN_GRANTED"),
      ],
    };
  },
  "set-user-blocked": async () => {
    const user = await memberWithSessions();
    return {
      viewer: await makeMember({ isAdmin: true }),
      payload: { id: user.userId, isBlocked: true },
      effects: [
        one(`"user" WHERE id = '${user.userId}' AND blocked_at IS NOT NULL`),
        event(user.userId, "BLOCKED"),
        withoutSessions(user.userId),
      ],
    };
  },
  "set-large-trades-allowed": async () => {
    const { userId } = await makeMember();
    return {
      viewer: await makeMember({ isAdmin: true }),
      payload: { userId, isAllowed: true },
      effects: [
        one(`"user" WHERE id = '${userId}' AND large_trades_allowed`),
        event(userId, "LARGE_TRADES_ALLOWED"),
      ],
    };
  },
  "end-user-sessions": async () => {
    const user = await memberWithSessions();
    return {
      viewer: await makeMember({ isAdmin: true }),
      payload: { userId: user.userId },
      effects: [withoutSessions(user.userId), event(user.userId, "SESSIONS_ENDED")],
    };
  },
};

/** Logged in twice. */
export async function memberWithSessions() {
  const member = await makeMember();
  await makeSession(member);
  await makeSession(member);
  const where = { userId: member.userId };
  const { passwordHash } = await db().emailIdentity.findUniqueOrThrow({ where });
  return { ...member, hash: passwordHash };
}
