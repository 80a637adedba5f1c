import "server-only";
import { signedIn } from "@/lib/operations/access";
import type { AnyOperation } from "@/lib/operations/define";
import { noPayload } from "@/lib/operations/fields";
import { currentUser } from "@/lib/users/account";
import { getOwnAccount } from "./account-operations";
import {
  logIn,
  logOut,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from "./operations";

/** One auth call as programs see it: plain JSON both ways, without an envelope (contract §2). */
export interface AuthCall {
  readonly method: "GET" | "POST";
  readonly path: `/auth/${string}`;
  readonly operation: Omit<AnyOperation, "run" | "reads">;
}

// Its dates are text on the wire.
const me = { ...getOwnAccount, answer: currentUser };
// Which sessions end say the headers.
const logout = { ...logOut, access: signedIn, input: noPayload, example: undefined };

/** The auth calls (spec §7) in the order of an account's life; app/auth/… serves them. */
export const authCalls: readonly AuthCall[] = [
  { method: "POST", path: "/auth/email/signup", operation: signUp },
  { method: "POST", path: "/auth/email/verify-email", operation: verifyEmail },
  { method: "POST", path: "/auth/email/resend-verification", operation: resendVerification },
  { method: "POST", path: "/auth/email/login", operation: logIn },
  { method: "GET", path: "/auth/me", operation: me },
  { method: "POST", path: "/auth/logout", operation: logout },
  { method: "POST", path: "/auth/email/request-password-reset", operation: requestPasswordReset },
  { method: "POST", path: "/auth/email/reset-password", operation: resetPassword },
];
