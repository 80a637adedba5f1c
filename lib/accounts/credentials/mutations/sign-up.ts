import "server-only";
import { lockIdentity } from "@/lib/accounts/credentials/queries";
import {
  completeUnverifiedUser,
  createUnverifiedUser,
  requireFreeUsername,
} from "@/lib/accounts/mutations";
import { usernameOf } from "@/lib/accounts/names/generated-usernames";
import { hashPassword } from "@/lib/accounts/password";
import type { SignUp, StoredSignUp } from "@/lib/accounts/schema";
import { makeSecret } from "@/lib/accounts/secret";
import { type Database, transact } from "@/lib/db/client";
import { retryOnConflict } from "@/lib/db/retry";
import { enqueueMail, wakeMailWorker } from "@/lib/mail/mail-queue";
import { createEmailToken, deleteEmailTokens } from "./email-tokens";

/** Throws VALIDATION at `username`, whatever the address. */
export async function signUpByEmail({ email, password, next, ...details }: SignUp): Promise<void> {
  const passwordHash = await hashPassword(password);
  await retryOnConflict(() =>
    transact((tx) => register(tx, { email, next }, { ...details, passwordHash })),
  );
  wakeMailWorker();
}

/** Deletes all other links of the address. */
export async function completeSignUp(
  tx: Database,
  { id, userId, email }: { id: string; userId: string; email: string },
  { passwordHash, username = usernameOf(email), ...details }: StoredSignUp,
): Promise<void> {
  const data = { passwordHash, verifiedAt: new Date() };
  await tx.emailIdentity.update({ where: { id }, data, select: { id: true } });
  await completeUnverifiedUser(tx, userId, { username, ...details });
  await deleteEmailTokens(tx, id);
}

async function register(
  tx: Database,
  { email, next }: Pick<SignUp, "email" | "next">,
  signup: StoredSignUp,
): Promise<void> {
  if (signup.username) {
    await requireFreeUsername(tx, signup.username);
  }
  const known = await lockIdentity(tx, email);
  const newId = await createIdentity(tx, email, { signup, isInVain: known !== undefined });
  const isVerified = Boolean(known?.verifiedAt);
  const identityId = isVerified ? null : (known?.id ?? newId);
  const token = await createEmailToken(tx, { identityId, purpose: "VERIFY", signup });
  if (isVerified) {
    const { locale } = known ?? signup;
    return enqueueMail(tx, {
      template: "account-exists",
      recipient: email,
      locale,
      data: { next },
    });
  }
  const { locale } = signup;
  return enqueueMail(tx, {
    template: "verify-email",
    recipient: email,
    locale,
    data: { token, next },
  });
}

/** A known address causes the same work, rolled back, so timing reveals nothing. */
async function createIdentity(
  tx: Database,
  email: string,
  { signup, isInVain }: { signup: StoredSignUp; isInVain: boolean },
): Promise<string> {
  await tx.$executeRaw`SAVEPOINT registration`;
  const userId = await createUnverifiedUser(tx, signup.locale);
  const { id } = await tx.emailIdentity.create({
    // No real address has this form.
    data: {
      userId,
      email: isInVain ? makeSecret().toLowerCase() : email,
      passwordHash: signup.passwordHash,
    },
    select: { id: true },
  });
  if (isInVain) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT registration`;
  } else {
    await tx.$executeRaw`RELEASE SAVEPOINT registration`;
  }
  return id;
}
