import path from "node:path";
import { demoLogins } from "../../prisma/seed/logins.ts";
import { bold, dim } from "../process/steps.ts";

export function greet(url: string, log: string) {
  const width = Math.max(0, ...demoLogins.map(({ email }) => email.length));
  const roles = Math.max(0, ...demoLogins.map(({ role }) => role.length));
  const lines = [
    "",
    `  ${bold("Lagerfund")}  ${bold(url)}`,
    `  ${dim("Mails")}      ${url}/dev/mail`,
    `  ${dim("Log")}        ${path.relative(process.cwd(), log) || log}`,
    "",
    ...demoLogins.map(
      ({ role, email, password }) =>
        `  ${dim(role.padEnd(roles))}  ${email.padEnd(width)}  ${password}`,
    ),
    "",
    `  ${dim("Ctrl-C ends it.")}`,
    "",
  ];
  console.log(lines.join("\n"));
}
