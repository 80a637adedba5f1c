import { Prisma } from "@/lib/db/generated/client";
import { wordsExpression } from "./words";

/** What names are asked for: all of the words in either language. The same twice would be estimated to find twice as much. */
export function wordQuery(words: string[]): Prisma.Sql {
  const text = wordsExpression(words);
  const [german, english] = [
    Prisma.sql`to_tsquery('german', ${text})`,
    Prisma.sql`to_tsquery('english', ${text})`,
  ];
  return Prisma.sql`CASE WHEN ${german} = ${english} THEN ${german} ELSE ${german} || ${english} END`;
}
