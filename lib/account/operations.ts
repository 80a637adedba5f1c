import "server-only";
import { recordingWrongPassword } from "@/lib/auth/own-password";
import { AppError } from "@/lib/errors/app-error";
import { limits } from "@/lib/limits/limits";
import { listingsTag, listingTag } from "@/lib/listings/tags";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { noPayload } from "@/lib/operations/fields";
import { updateProfile } from "@/lib/users/profile";
import { type Account, findAccount } from "@/lib/users/queries";
import { profileChanges } from "@/lib/users/schema";
import { readOwnData } from "./data";
import { eraseAccount } from "./deletion";
import { accountDeletions, dataRequests } from "./schema";

/** The page's own read of who is signed in; programs ask `GET /auth/me`, so it is no part of the registry. */
export const getOwnAccount = operation({
  name: "get-own-account",
  access: signedIn,
  input: noPayload,
  run: ({ viewer }) => getAccount(viewer.userId),
});

/** Username and billing address; what is not named stays, an empty line of the address is cleared. */
export const updateAccount = operation({
  name: "update-account",
  access: signedIn,
  input: profileChanges,
  async run({ viewer, input }) {
    await updateProfile(viewer.userId, input);
    return getAccount(viewer.userId);
  },
});

/** A page of one part of everything that is kept of the caller (decision 0012). */
export const getOwnData = operation({
  name: "get-own-data",
  access: signedIn,
  input: dataRequests,
  run: ({ viewer, input }) => readOwnData(viewer, input),
});

/** Deletes the caller's account for good (decision 0012); shares the limit of logging in. */
export const deleteAccount = operation({
  name: "delete-account",
  access: signedIn,
  input: accountDeletions,
  limits: [{ limit: limits.logIn }],
  async run({ viewer, input, client, drop }) {
    const erase = () => eraseAccount(viewer, input.password, client);
    const listingIds = await recordingWrongPassword(viewer, client, erase);
    drop(listingsTag, ...listingIds.map(listingTag));
    return { message: "Your account has been deleted." };
  },
});

async function getAccount(userId: string): Promise<Account> {
  const account = await findAccount(userId);
  if (!account) {
    throw new AppError("UNAUTHENTICATED");
  }
  return account;
}
