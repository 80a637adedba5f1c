import "next-auth";
import "next-auth/jwt";
import type { SessionUser } from "./sessions/queries";

declare module "next-auth" {
  interface User extends SessionUser {
    sessionId: string;
  }
  interface Session {
    user: SessionUser;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    sessionId: string;
    user: SessionUser;
  }
}
