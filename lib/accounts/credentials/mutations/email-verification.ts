import "server-only";
import { lockIdentity } from "@/lib/accounts/credentials/queries";
import { usernameOf } from "@/lib/accounts/names/generated-usernames";
import { verifyPassword } from "@/lib/accounts/password";
import type { BillingAddressInput, LinkRequest } from "@/lib/accounts/schema";
import { type Database, db, transact } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import { enqueueMail, wakeMailWorker } from "@/lib/mail/mail-queue";
import { type Client, noClient } from "@/lib/request/client";
import { wrongPassword } from "../own-password";
import { changeEmail } from "./email-change";
import {
  createEmailToken,
  type EmailLink,
  findEmailLink,
  findNewestSignUp,
  listOpenSignUps,
  takeEmailLink,
} from "./email-tokens";
import { recordingWrongPassword } from "./record-wrong-password";
import { completeSignUp } from "./sign-up";

export type PendingVerification =
  | ({ kind: "sign_up"; isOneOfSeveral: boolean } & ShownSignUp)
  | { kind: "email_change"; username: string; email: string };

interface ShownSignUp extends BillingAddressInput {
  username: string;
  email: string;
}

/** Changes nothing, because mail scanners open links. */
export async function findPendingVerification(token: string): Promise<PendingVerification | null> {
  const link = await findEmailLink(db(), token, ["VERIFY", "CHANGE"]);
  if (link?.newEmail) {
    const { username } = link.identity.user;
    return { kind: "email_change", username, email: link.newEmail };
  }
  if (!link?.signup) {
    return null;
  }
  const { email, id } = link.identity;
  const { passwordHash, locale: _, username = usernameOf(email), ...address } = link.signup;
  const signUps = await listOpenSignUps(id);
  const newest = signUps.find(({ signup }) => signup.passwordHash === passwordHash);
  if (newest && newest.tokenHash !== link.tokenHash) {
    return null;
  }
  const isOneOfSeveral = signUps.some(({ signup }) => signup.passwordHash !== passwordHash);
  return { kind: "sign_up", email, username, ...address, isOneOfSeveral };
}

/**
 * Requires the account's password as well. Throws TOKEN_INVALID, VALIDATION (`password_wrong`).
 */
export async function verifyEmailByToken(
  { token, password }: { token: string; password: string },
  client: Client = noClient,
): Promise<void> {
  const link = await findEmailLink(db(), token, ["VERIFY", "CHANGE"]);
  if (!link) {
    throw new AppError("TOKEN_INVALID");
  }
  const meant = await recordingWrongPassword(link.identity, client, () => linkOf(link, password));
  try {
    await retryOnConflict(() => transact((tx) => verify(tx, meant, client)));
  } catch (error) {
    throw isUniqueViolation(error)
      ? new AppError("TOKEN_INVALID", undefined, { cause: error })
      : error;
  }
  wakeMailWorker();
}

/**
 * Mails a link, or the reason why there is none. Result and timing do not reveal whether the
 * address exists.
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

async function linkOf(link: EmailLink, password: string): Promise<EmailLink> {
  const { signup, identity } = link;
  const isOwn = await verifyPassword(signup?.passwordHash ?? identity.passwordHash, password);
  const newest = signup && (await findSignUpOf(identity.id, password));
  if (newest && newest.tokenHash !== link.tokenHash && isOwn) {
    throw new AppError("TOKEN_INVALID");
  }
  if (!newest && !isOwn) {
    throw wrongPassword("password");
  }
  return { ...link, ...newest };
}

async function findSignUpOf(identityId: string, password: string) {
  const compared = new Map<string, boolean>();
  for (const found of await listOpenSignUps(identityId)) {
    const { passwordHash } = found.signup;
    const isRight = compared.get(passwordHash) ?? (await verifyPassword(passwordHash, password));
    if (isRight) {
      return found;
    }
    compared.set(passwordHash, isRight);
  }
  return null;
}

async function verify(tx: Database, link: EmailLink, client: Client): Promise<void> {
  const { newEmail, signup, identity } = link;
  await takeEmailLink(tx, link);
  if (newEmail !== null) {
    await changeEmail(tx, { ...identity, newEmail }, client);
  }
  if (signup !== null) {
    await completeSignUp(tx, identity, signup);
  }
}
