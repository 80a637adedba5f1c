import "server-only";
import { exampleIds } from "@/lib/fields/example-ids";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { listSecurityEvents } from "./queries";
import { securityEventFilter, securityEventPage } from "./schema";

export const getSecurityEvents = operation({
  name: "get-security-events",
  access: administrator,
  input: securityEventFilter,
  answer: securityEventPage,
  example: { userId: exampleIds.buyer, page: 1, pageSize: 10 },
  run: ({ input }) => listSecurityEvents(input),
});
