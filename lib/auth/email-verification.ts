import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/faults";
import { repeatOnClash } from "@/lib/db/repeat";
import { AppError } from "@/lib/errors/app-error";
import { enqueueMail } from "@/lib/mail/outbox";
import { wakeMailWorker } from "@/lib/mail/wake";
import { type Client, noClient } from "@/lib/site/client";
import { changeEmail } from "./email-change";
import { createEmailToken, findNewestSignUp, takeEmailToken } from "./email-tokens";
import { lockIdentity } from "./queries";
import type { LinkRequest } from "./schema";
import { completeSignUp } from "./sign-up";

/**
 * Takes the single-use token of a verification mail, of a new account's address or of a changed one. A new account
 * gets what the signup of that very link said.
 * Throws TOKEN_INVALID when it is unknown, used or too old, or when somebody has verified that address meanwhile.
 */
export async function verifyEmailByToken(token: string, client: Client = noClient): Promise<void> {
  try {
    await repeatOnClash(() => transact((tx) => verify(tx, token, client)));
  } catch (error) {
    throw isUniqueViolation(error)
      ? new AppError("TOKEN_INVALID", undefined, { cause: error })
      : error;
  }
  wakeMailWorker();
}

/**
 * Mails a new verification link to an unverified address, for what its newest signup said. To a verified one goes a
 * mail that says so, to an unknown one that there is no account: the caller sees no difference, in the answer or the
 * work (contract §3).
 */
export async function resendVerificationTo({ email, locale, next }: LinkRequest): Promise<void> {
  await transact(async (tx) => {
    const identity = await lockIdentity(tx, email);
    const identityId = identity && !identity.verifiedAt ? identity.id : null;
    const signup = await findNewestSignUp(tx, identityId);
    const token = await createEmailToken(tx, { identityId, purpose: "VERIFY", signup });
    const reader = { recipient: email, locale: identity?.locale ?? locale };
    if (identityId !== null) {
      return enqueueMail(tx, { template: "verify-email", ...reader, data: { token, next } });
    }
    const template = identity ? "account-exists" : "no-account";
    return enqueueMail(tx, { template, ...reader, data: { next } });
  });
  wakeMailWorker();
}

async function verify(tx: Database, token: string, client: Client): Promise<void> {
  const { newEmail, signup, identity } = await takeEmailToken(tx, token, ["VERIFY", "CHANGE"]);
  if (newEmail !== null) {
    await changeEmail(tx, { ...identity, newEmail }, client);
  }
  if (signup !== null) {
    await completeSignUp(tx, identity, signup);
  }
}
