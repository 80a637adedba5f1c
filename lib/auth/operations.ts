import "server-only";
import { limits } from "@/lib/limits/limits";
import { anyone } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { logInByEmail, signUpByEmail, verifyEmailByToken } from "./mutations";
import { credentials, signUps, verifications } from "./schema";

// The auth calls of spec §7. They are no part of the registry: /auth/… serves them as plain JSON.

export const signUp = operation({
  name: "sign-up",
  access: anyone,
  input: signUps,
  limit: limits.signUp,
  accountOf: ({ email }) => email,
  async run({ input }) {
    await signUpByEmail(input);
    return {
      message: "You've signed up successfully! Check your email for the confirmation link.",
    };
  },
});

export const verifyEmail = operation({
  name: "verify-email",
  access: anyone,
  input: verifications,
  limit: limits.emailVerification,
  accountOf: ({ token }) => token,
  async run({ input }) {
    await verifyEmailByToken(input.token);
    return { message: "Your email has been verified. You can now log in." };
  },
});

export const logIn = operation({
  name: "log-in",
  access: anyone,
  input: credentials,
  limit: limits.logIn,
  accountOf: ({ email }) => email,
  run: ({ input }) => logInByEmail(input),
});
