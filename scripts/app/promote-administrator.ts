import { query } from "../database/connection.ts";

export interface Promoted {
  username: string;
  email: string;
  wasAdmin: boolean;
  isBlocked: boolean;
}

// Undefined when nobody has the address. Throws for an unverified address, whose owner is
// unknown. The event has no actor.
export async function promoteAdministrator(
  url: string,
  email: string,
): Promise<Promoted | undefined> {
  const [promoted] = await query(
    url,
    `WITH chosen AS (
       SELECT u.id, u.username, i.email, u.is_admin AS "wasAdmin",
         i.verified_at IS NOT NULL AS "isVerified", u.blocked_at IS NOT NULL AS "isBlocked"
       FROM "user" u JOIN email_identity i ON i.user_id = u.id
       WHERE i.email = lower($1) AND u.deleted_at IS NULL
       FOR UPDATE OF u
     ), promoted AS (
       UPDATE "user" SET is_admin = true
       WHERE id IN (SELECT id FROM chosen WHERE "isVerified" AND NOT "wasAdmin") RETURNING id
     ), recorded AS (
       INSERT INTO security_event (kind, user_id) SELECT 'ADMIN_GRANTED', id FROM promoted
     )
     SELECT username, email, "wasAdmin", "isVerified", "isBlocked" FROM chosen`,
    [email],
  );
  if (promoted && !promoted.isVerified) {
    throw new Error(
      `${email} is not verified yet: its owner has to use the link of the mail first.`,
    );
  }
  return promoted;
}

// Includes what still prevents a login.
export function reportOf({ username, email, ...user }: Promoted): string[] {
  return [
    `${username} (${email}) is ${user.wasAdmin ? "already" : "now"} an administrator.`,
    ...(user.isBlocked
      ? ["The account is blocked: they cannot log in until it is unblocked."]
      : []),
  ];
}
