import "server-only";
import { z } from "zod";
import { account } from "@/lib/accounts/account";
import { getAccount } from "@/lib/accounts/queries";
import { endedSessions } from "@/lib/accounts/schema";
import { exampleIds } from "@/lib/fields/example-ids";
import { noPayload, uuid } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { doneMessage, emailChanges, ownSession, passwordChanges, sessionIds } from "./auth-schema";
import { requestEmailChangeTo } from "./credentials/email-change";
import { recordingWrongPassword } from "./credentials/own-password";
import { replacePassword } from "./credentials/password-reset";
import { examplePassword } from "./examples";
import { closeOtherSessions, closeOwnSession, listOwnSessions } from "./sessions/own-sessions";

// What signed-in people do with their own login. Those that ask for the password have the limit of logging in, per user.

export const getOwnAccount = operation({
  name: "get-own-account",
  access: signedIn,
  input: noPayload,
  answer: account,
  run: ({ viewer }) => getAccount(viewer.userId),
});

export const changePassword = operation({
  name: "change-password",
  access: signedIn,
  input: passwordChanges,
  answer: doneMessage,
  example: { currentPassword: examplePassword, password: "ein anderes 43" },
  limits: [{ limit: limits.logIn }],
  async run({ viewer, input, client }) {
    await recordingWrongPassword(viewer, client, () => replacePassword(viewer, input, client));
    return { message: "Your password has been changed." };
  },
});

export const requestEmailChange = operation({
  name: "request-email-change",
  access: signedIn,
  input: emailChanges,
  answer: doneMessage,
  example: { newEmail: "einkauf@kern-anlagenbau.example", password: examplePassword },
  limits: [
    { limit: limits.logIn },
    { limit: limits.verificationMail, accountOf: ({ newEmail }) => newEmail },
  ],
  async run({ viewer, input, client }) {
    await recordingWrongPassword(viewer, client, () => requestEmailChangeTo(viewer, input));
    return { message: "Check your email at the new address for the confirmation link." };
  },
});

export const getOwnSessions = operation({
  name: "get-own-sessions",
  access: signedIn,
  input: noPayload,
  answer: z.array(ownSession),
  run: ({ viewer }) => listOwnSessions(viewer),
});

export const endSession = operation({
  name: "end-session",
  access: signedIn,
  input: sessionIds,
  answer: z.object({ id: uuid }),
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.session },
  run: ({ viewer, input, client }) => closeOwnSession(viewer, input.id, client),
});

export const endOtherSessions = operation({
  name: "end-other-sessions",
  access: signedIn,
  input: noPayload,
  answer: endedSessions,
  run: ({ viewer, client }) => closeOtherSessions(viewer, client),
});
