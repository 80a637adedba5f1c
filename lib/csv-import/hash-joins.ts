import "server-only";
import type { Database } from "@/lib/db/client";

/**
 * Carries out a statement that joins the rows of an import with as many others. The planner takes the rows of an import
 * that has just come for one or none, and would compare each with each. To be kept away from statements that look up
 * listings one by one: it would read them all.
 */
export async function withHashJoins<Answer>(
  tx: Database,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  const answer = await work();
  await tx.$executeRaw`SET LOCAL enable_nestloop = on`;
  return answer;
}
