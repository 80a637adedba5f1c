import "server-only";
import { z } from "zod";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { noPayload } from "@/lib/operations/fields";
import { analytics, monthFigures } from "./analytics";
import { getAnalytics, listAnalyticsMonths } from "./queries";

/** The marketplace in figures (spec §2.10). */
export const getAdminAnalytics = operation({
  name: "get-admin-analytics",
  access: administrator,
  input: noPayload,
  answer: analytics,
  run: () => getAnalytics(),
});

/** The last twelve months, this one included, as the charts show them. */
export const getAdminAnalyticsByMonth = operation({
  name: "get-admin-analytics-by-month",
  access: administrator,
  input: noPayload,
  answer: z.array(monthFigures),
  run: () => listAnalyticsMonths(),
});
