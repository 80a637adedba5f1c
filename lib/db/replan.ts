import { Prisma } from "./generated/client";

/** For statements whose best plan depends on their values. */
export const replan = Prisma.raw("/* planned anew */");
