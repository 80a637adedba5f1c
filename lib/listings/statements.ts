import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { storedColumns } from "./fields";

const quoted = (prefix: string) => storedColumns.map(([name]) => `${prefix}"${name}"`).join(", ");

export const storedColumnList = Prisma.raw(storedColumns.map(([, column]) => column).join(", "));
export const columnsOfJson = Prisma.raw(
  `c (${storedColumns.map(([name, , type]) => `"${name}" ${type}`).join(", ")})`,
);
export const jsonColumnList = Prisma.raw(quoted("c."));

/** Expects the alias `l`. */
export const columnsAsJson = Prisma.raw(
  `jsonb_build_object(${storedColumns.map(([name, column]) => `'${name}', l.${column}`).join(", ")})`,
);
