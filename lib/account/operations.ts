import "server-only";
import { examplePassword } from "@/lib/auth/examples";
import { recordingWrongPassword } from "@/lib/auth/own-password";
import { doneMessage } from "@/lib/auth/schema";
import { limits } from "@/lib/limits/limits";
import { listingsTag, listingTag } from "@/lib/listings/tags";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { account } from "@/lib/users/account";
import { updateProfile } from "@/lib/users/profile";
import { getAccount } from "@/lib/users/queries";
import { profileChanges } from "@/lib/users/schema";
import { dataPage, readOwnData } from "./data";
import { eraseAccount } from "./deletion";
import { accountDeletions, dataRequests } from "./schema";

export const updateAccount = operation({
  name: "update-account",
  access: signedIn,
  input: profileChanges,
  answer: account,
  example: { street: "Am Hafen 14", zipCode: "28217", city: "Bremen", country: "Deutschland" },
  async run({ viewer, input }) {
    await updateProfile(viewer.userId, input);
    return getAccount(viewer.userId);
  },
});

export const getOwnData = operation({
  name: "get-own-data",
  access: signedIn,
  input: dataRequests,
  answer: dataPage,
  example: { part: "listings" },
  run: ({ viewer, input }) => readOwnData(viewer, input),
});

export const deleteAccount = operation({
  name: "delete-account",
  access: signedIn,
  input: accountDeletions,
  answer: doneMessage,
  refusals: ["LAST_ADMINISTRATOR", "OPEN_TRANSACTIONS"],
  example: { password: examplePassword },
  limits: [{ limit: limits.logIn }],
  async run({ viewer, input, client, drop }) {
    const erase = () => eraseAccount(viewer, input.password, client);
    const listingIds = await recordingWrongPassword(viewer, client, erase);
    drop(listingsTag, ...listingIds.map(listingTag));
    return { message: "Your account has been deleted." };
  },
});
