import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { repositoryRoot } from "../process/child.ts";
import { bold, dim } from "../process/steps.ts";

type Login = { role: string; email: string; password: string };

// What one needs to know when the demo is up: where it is and how to sign in.
export async function greet(url: string, log: string) {
  const logins = await demoLogins();
  const width = Math.max(0, ...logins.map(({ email }) => email.length));
  const roles = Math.max(0, ...logins.map(({ role }) => role.length));
  const lines = [
    "",
    `  ${bold("Lagerfund")}  ${bold(url)}`,
    `  ${dim("Mails")}      ${url}/dev/mail`,
    `  ${dim("Log")}        ${path.relative(process.cwd(), log) || log}`,
    "",
    ...logins.map(
      ({ role, email, password }) =>
        `  ${dim(role.padEnd(roles))}  ${email.padEnd(width)}  ${password}`,
    ),
    "",
    `  ${dim("Ctrl-C ends it.")}`,
    "",
  ];
  console.log(lines.join("\n"));
}

async function demoLogins(): Promise<Login[]> {
  const file = path.join(repositoryRoot, "prisma", "seed", "logins.ts");
  if (!existsSync(file)) {
    return [];
  }
  return (await import(pathToFileURL(file).href)).demoLogins;
}
