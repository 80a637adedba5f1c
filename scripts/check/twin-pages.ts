// Pages for visitors and members need a file in both trees.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const visitorTree = "app/[locale]/visitor";
const memberTree = "app/[locale]/member";

export function twinErrors(): string[] {
  return readdirSync(visitorTree, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)(page|not-found|error)\.tsx$/.test(file))
    .filter((file) => !existsSync(path.join(memberTree, file)))
    .map((file) => `${memberTree}/${file} is missing, the twin of the visitors' page`);
}
