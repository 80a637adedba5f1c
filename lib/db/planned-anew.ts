import { Prisma } from "./generated/client";

/** Stands in a statement whose best plan depends on its values: what they begin, which words, which order. */
export const plannedAnew = Prisma.raw("/* planned anew */");
