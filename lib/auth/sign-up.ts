import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/faults";
import { AppError } from "@/lib/errors/app-error";
import type { Locale } from "@/lib/i18n/locales";
import { enqueueMail } from "@/lib/mail/outbox";
import { wakeMailWorker } from "@/lib/mail/wake";
import { createUser, requireFreeUsername, updateUser } from "@/lib/users/mutations";
import { createEmailToken } from "./email-tokens";
import { hashPassword } from "./password";
import { lockIdentity } from "./queries";
import type { SignUp } from "./schema";
import { makeSecret } from "./secret";

/**
 * Signs an address up and mails what comes next (contract §3). Whether the address was known shows neither in
 * the answer nor in the work: a known one is told by mail. A repeated signup of an unverified address replaces
 * password and token. Throws VALIDATION (`username_taken`), whatever the address.
 */
export async function signUpByEmail({ email, password, ...details }: SignUp): Promise<void> {
  const passwordHash = await hashPassword(password);
  await againWhenTaken(() => transact((tx) => register(tx, { email, passwordHash, details })));
  wakeMailWorker();
}

interface Registration {
  email: string;
  passwordHash: string;
  details: Omit<SignUp, "email" | "password">;
}

async function register(tx: Database, registration: Registration): Promise<void> {
  const { email, details } = registration;
  if (details.username) {
    await requireFreeUsername(tx, details.username);
  }
  const identity = await lockIdentity(tx, email);
  if (identity?.verifiedAt) {
    await registerInVain(tx, registration);
    const { locale } = identity;
    return enqueueMail(tx, { template: "account-exists", recipient: email, locale, data: {} });
  }
  await tx.$executeRaw`SAVEPOINT registration`;
  const token = identity
    ? await renewIdentity(tx, identity, registration)
    : await createIdentity(tx, registration);
  await tx.$executeRaw`RELEASE SAVEPOINT registration`;
  return mailToken(tx, email, token, details.locale);
}

/** The work of a new account, for an address that has one: nothing of it stays (contract §3). */
async function registerInVain(tx: Database, registration: Registration): Promise<void> {
  await tx.$executeRaw`SAVEPOINT registration`;
  // No address looks like this, so it is nobody's.
  await createIdentity(tx, registration, makeSecret().toLowerCase());
  await tx.$executeRaw`ROLLBACK TO SAVEPOINT registration`;
}

async function createIdentity(
  tx: Database,
  { email, passwordHash, details }: Registration,
  storedEmail = email,
): Promise<string> {
  const userId = await createUser(tx, email, details);
  const data = { email: storedEmail, passwordHash, userId };
  const { id } = await tx.emailIdentity.create({ data, select: { id: true } });
  return createEmailToken(tx, { identityId: id, purpose: "VERIFY" });
}

async function renewIdentity(
  tx: Database,
  { id, userId }: { id: string; userId: string },
  { email, passwordHash, details }: Registration,
): Promise<string> {
  await updateUser(tx, { id: userId, email }, details);
  await tx.emailIdentity.update({ where: { id }, data: { passwordHash }, select: { id: true } });
  // Only the newest mail's password and link belong together: earlier links die.
  return createEmailToken(tx, { identityId: id, purpose: "VERIFY" });
}

function mailToken(tx: Database, recipient: string, token: string, locale: Locale): Promise<void> {
  return enqueueMail(tx, { template: "verify-email", recipient, locale, data: { token } });
}

/** Of many signups at once that want one name, the later ones see the earlier ones' rows. */
async function againWhenTaken<Answer>(write: () => Promise<Answer>, attempts = 5): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
    if (attempts === 1) {
      throw new AppError("CONFLICT", undefined, { cause: error });
    }
    return againWhenTaken(write, attempts - 1);
  }
}
