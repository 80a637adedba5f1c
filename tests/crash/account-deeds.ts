import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { makeDocument } from "../factories/document";
import { enterListing } from "../factories/entered-listing";
import { makeMember, makeSession, testPassword } from "../factories/user";
import { type DeedMaker, none, one, oneMail } from "./deed";

const newPassword = "ein anderes 43";
const event = (kind: string) => one(`security_event WHERE user_id = $1::uuid AND kind = '${kind}'`);
const withoutSessions = none("session WHERE user_id = $1::uuid");

/** What people do with their own account, and administrators with those of others. */
export const accountDeeds: Record<string, DeedMaker> = {
  "update-account": async () => {
    const viewer = await makeMember();
    return {
      operation: "update-account",
      viewer,
      payload: { city: "Bremen", zipCode: "28217" },
      effects: [one("\"user\" WHERE id = $1::uuid AND city = 'Bremen' AND zip_code = '28217'")],
      values: [viewer.userId],
    };
  },
  "update-current-user-last-active-timestamp": async () => {
    const viewer = await makeMember();
    await db().user.update({ where: { id: viewer.userId }, data: { lastActiveAt: new Date(0) } });
    return {
      operation: "update-current-user-last-active-timestamp",
      viewer,
      effects: [one("\"user\" WHERE id = $1::uuid AND last_active_at > '2000-01-01'")],
      values: [viewer.userId],
    };
  },
  "change-password": async () => {
    const { hash, ...viewer } = await memberWithSessions();
    return {
      operation: "change-password",
      viewer,
      payload: { currentPassword: testPassword, password: newPassword },
      effects: [
        one("email_identity WHERE user_id = $1::uuid AND password_hash <> $2"),
        withoutSessions,
        event("PASSWORD_CHANGED"),
        oneMail("$3"),
      ],
      values: [viewer.userId, hash, viewer.email],
    };
  },
  "request-email-change": async () => {
    const viewer = await makeMember();
    const newEmail = `${randomUUID()}@example.com`;
    return {
      operation: "request-email-change",
      viewer,
      payload: { newEmail, password: testPassword },
      effects: [one("email_token WHERE new_email = $1"), oneMail("$1")],
      values: [newEmail],
    };
  },
  "end-session": async () => {
    const viewer = await memberWithSessions();
    const where = { userId: viewer.userId };
    const { id } = await db().session.findFirstOrThrow({ where });
    return {
      operation: "end-session",
      viewer,
      payload: { id },
      effects: [one("session WHERE user_id = $1::uuid"), event("SESSIONS_ENDED")],
      values: [viewer.userId],
    };
  },
  "end-other-sessions": async () => {
    const viewer = await memberWithSessions();
    return {
      operation: "end-other-sessions",
      viewer,
      effects: [withoutSessions, event("SESSIONS_ENDED")],
      values: [viewer.userId],
    };
  },
  "delete-account": async () => {
    const viewer = await memberWithSessions();
    const listingId = await enterListing(viewer);
    const { id, key } = await makeDocument({ userId: viewer.userId });
    return {
      operation: "delete-account",
      viewer,
      payload: { password: testPassword },
      effects: [
        one('"user" WHERE id = $1::uuid AND deleted_at IS NOT NULL'),
        event("ACCOUNT_DELETED"),
        withoutSessions,
        none("email_identity WHERE user_id = $1::uuid"),
        one("listing WHERE id = $2 AND status = 'DELETED'"),
        none("document WHERE id = $3::uuid"),
        one("discarded_object WHERE key = $4"),
        oneMail("$5"),
      ],
      values: [viewer.userId, listingId, id, key, viewer.email],
    };
  },
  "update-is-user-admin-by-id": async () => {
    const user = await makeMember();
    return {
      operation: "update-is-user-admin-by-id",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id: user.userId, isAdmin: true },
      effects: [one('"user" WHERE id = $1::uuid AND is_admin'), event("ADMIN_GRANTED")],
      values: [user.userId],
    };
  },
  "set-user-blocked": async () => {
    const user = await memberWithSessions();
    return {
      operation: "set-user-blocked",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id: user.userId, isBlocked: true },
      effects: [
        one('"user" WHERE id = $1::uuid AND blocked_at IS NOT NULL'),
        event("BLOCKED"),
        withoutSessions,
      ],
      values: [user.userId],
    };
  },
  "set-large-trades-allowed": async () => {
    const { userId } = await makeMember();
    return {
      operation: "set-large-trades-allowed",
      viewer: await makeMember({ isAdmin: true }),
      payload: { userId, isAllowed: true },
      effects: [
        one('"user" WHERE id = $1::uuid AND large_trades_allowed'),
        event("LARGE_TRADES_ALLOWED"),
      ],
      values: [userId],
    };
  },
  "end-user-sessions": async () => {
    const user = await memberWithSessions();
    return {
      operation: "end-user-sessions",
      viewer: await makeMember({ isAdmin: true }),
      payload: { userId: user.userId },
      effects: [withoutSessions, event("SESSIONS_ENDED")],
      values: [user.userId],
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
