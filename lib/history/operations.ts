import "server-only";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { exampleIds } from "@/lib/operations/example-ids";
import { listSecurityEvents } from "./queries";
import { securityEventFilter, securityEventPage } from "./schema";

/** The security history, of everybody or of one user, newest first. */
export const getSecurityEvents = operation({
  name: "get-security-events",
  access: administrator,
  input: securityEventFilter,
  answer: securityEventPage,
  example: { userId: exampleIds.buyer, page: 1, pageSize: 10 },
  run: ({ input }) => listSecurityEvents(input),
});
