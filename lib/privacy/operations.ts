import "server-only";
import { recordingWrongPassword } from "@/lib/accounts/credentials/mutations/record-wrong-password";
import { doneMessage } from "@/lib/accounts/schema";
import { listingsTag, listingTag } from "@/lib/cache/tags";
import { examplePassword } from "@/lib/fields/example-ids";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { eraseAccount } from "./mutations";
import { dataPage, readOwnData } from "./queries";
import { accountDeletions, dataRequests } from "./schema";

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
  errors: ["LAST_ADMINISTRATOR", "OPEN_TRANSACTIONS"],
  example: { password: examplePassword },
  limits: [{ limit: limits.logIn }],
  async run({ viewer, input, client, drop }) {
    const erase = () => eraseAccount(viewer, input.password, client);
    const listingIds = await recordingWrongPassword(viewer, client, erase);
    drop(listingsTag, ...listingIds.map(listingTag));
    return { message: "Your account has been deleted." };
  },
});
