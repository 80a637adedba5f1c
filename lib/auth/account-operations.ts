import "server-only";
import { z } from "zod";
import { limits } from "@/lib/limits/limits";
import { signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { requestEmailChangeTo } from "./email-change";
import { closeOtherSessions, closeOwnSession, listOwnSessions } from "./own-sessions";
import { replacePassword } from "./password-change";
import { emailChanges, passwordChanges, sessionIds } from "./schema";

// What signed-in people do with their own login. Those that ask for the password share the limit of logging in.

export const changePassword = operation({
  name: "change-password",
  access: signedIn,
  input: passwordChanges,
  limit: limits.logIn,
  async run({ viewer, input, client }) {
    await replacePassword(viewer, input, client);
    return { message: "Your password has been changed." };
  },
});

export const requestEmailChange = operation({
  name: "request-email-change",
  access: signedIn,
  input: emailChanges,
  limit: limits.logIn,
  async run({ viewer, input }) {
    await requestEmailChangeTo(viewer, input);
    return { message: "Check your email at the new address for the confirmation link." };
  },
});

export const getOwnSessions = operation({
  name: "get-own-sessions",
  access: signedIn,
  input: z.unknown(),
  run: ({ viewer }) => listOwnSessions(viewer),
});

export const endSession = operation({
  name: "end-session",
  access: signedIn,
  input: sessionIds,
  run: ({ viewer, input }) => closeOwnSession(viewer, input.id),
});

export const endOtherSessions = operation({
  name: "end-other-sessions",
  access: signedIn,
  input: z.unknown(),
  run: ({ viewer, client }) => closeOtherSessions(viewer, client),
});
