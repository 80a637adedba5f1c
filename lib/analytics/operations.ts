import "server-only";
import { z } from "zod";
import { noPayload } from "@/lib/fields/primitives";
import { administrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { getAnalytics, listAnalyticsMonths } from "./queries";
import { analytics, monthFigures } from "./schema";

export const getAdminAnalytics = operation({
  name: "get-admin-analytics",
  access: administrator,
  input: noPayload,
  answer: analytics,
  run: () => getAnalytics(),
});

export const getAdminAnalyticsByMonth = operation({
  name: "get-admin-analytics-by-month",
  access: administrator,
  input: noPayload,
  answer: z.array(monthFigures),
  run: () => listAnalyticsMonths(),
});
