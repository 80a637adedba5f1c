import "server-only";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { noPayload } from "@/lib/operations/fields";
import { requestEmailChangeTo } from "./email-change";
import { recordingWrongPassword } from "./own-password";
import { closeOtherSessions, closeOwnSession, listOwnSessions } from "./own-sessions";
import { replacePassword } from "./password-change";
import { emailChanges, passwordChanges, sessionIds } from "./schema";

// What signed-in people do with their own login. Those that ask for the password have the limit of logging in, per user.

export const changePassword = operation({
  name: "change-password",
  access: signedIn,
  input: passwordChanges,
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
  run: ({ viewer }) => listOwnSessions(viewer),
});

export const endSession = operation({
  name: "end-session",
  access: signedIn,
  input: sessionIds,
  run: ({ viewer, input, client }) => closeOwnSession(viewer, input.id, client),
});

export const endOtherSessions = operation({
  name: "end-other-sessions",
  access: signedIn,
  input: noPayload,
  run: ({ viewer, client }) => closeOtherSessions(viewer, client),
});
