import "server-only";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { listSecurityEvents } from "./queries";
import { securityEventFilter } from "./schema";

/** The security history, of everybody or of one user, newest first. */
export const getSecurityEvents = operation({
  name: "get-security-events",
  access: administrator,
  input: securityEventFilter,
  run: ({ input }) => listSecurityEvents(input),
});
