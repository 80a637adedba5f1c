import { randomBytes } from "node:crypto";
import { openDatabase } from "../app/database.ts";
import { dataDirectory } from "../app/environment.ts";

// Opens the database and sets up what lib/env reads for the storage. Copying signs nothing and sends nothing: it needs
// neither the secret nor the address nor the mail service of the installation. Answers the database's address.
export async function openInstallation(): Promise<string> {
  const dataDir = dataDirectory();
  const url = await openDatabase(dataDir);
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET: process.env.AUTH_SECRET || randomBytes(32).toString("hex"),
    APP_URL: process.env.APP_URL || "http://localhost",
    MAIL_DRIVER: "outbox",
  });
  return url;
}

// The folder that a command was given, and its flags.
export function readArguments(usage: string, known: string[] = []) {
  const args = process.argv.slice(2);
  const flags = args.filter((arg) => arg.startsWith("--"));
  const [folder, ...others] = args.filter((arg) => !arg.startsWith("--"));
  if (!folder || others.length > 0 || flags.some((flag) => !known.includes(flag))) {
    throw new Error(usage);
  }
  return { folder, flags };
}
