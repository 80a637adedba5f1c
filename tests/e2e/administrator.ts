import { demoLogins } from "@/prisma/seed/logins";
import { logIn } from "./program";

const [login] = demoLogins.filter(({ role }) => role === "Administrator");

/** The limit is ten logins in 15 minutes for all tests together. */
export const administratorLogin = login as { email: string; password: string };

let session: Promise<string> | undefined;

/** The tests of a worker share this session; none of them ends it. */
export function administratorSession(): Promise<string> {
  session ??= logIn(administratorLogin);
  return session;
}
