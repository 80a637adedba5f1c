import { demoLogins } from "@/prisma/seed/logins";
import { logIn } from "./program";

const [login] = demoLogins.filter(({ role }) => role === "Administrator");

/** The demo's administrator, for the login form: ten logins in 15 minutes are the limit of all tests together. */
export const administratorLogin = login as { email: string; password: string };

let session: Promise<string> | undefined;

/** A session of the administrator that the tests of a worker share; none of them ends it. */
export function administratorSession(): Promise<string> {
  session ??= logIn(administratorLogin);
  return session;
}
