import { Prisma } from "./generated/client";

/** For statements whose best plan depends on their values. */
export const replanComment = Prisma.raw("/* planned anew */");
