import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { dataDirectory } from "./app/environment.ts";
import { startProgram } from "./process/child.ts";

// What a backup's folder holds.
export const dumpName = "database.dump";
export const filesName = "files";

// What keeps names, owners and rights of roles out of it: whoever restores may have others.
export const withoutRoles = ["--no-owner", "--no-privileges"];

const installation = {
  pg_dump: "PostgreSQL's client programs, at least of the server's version",
  pg_restore: "PostgreSQL's client programs, at least of the server's version",
  rclone: "rclone (https://rclone.org)",
};
type Program = keyof typeof installation;
type Settings = Record<string, string | undefined>;

// Made anew when somebody looks, and parts of uploads.
const leftOut = ["--exclude=/media/**", "--exclude=/.incoming/**"];
// An object of a key never changes: of the same size it is the same.
const copying = ["--config=", "--size-only", "--stats=0", ...leftOut];

// The folder that a command was given, and the database that it works on. Throws a sentence where something is missing.
export function readSituation(usage: string, programs: Program[]) {
  const [folder, ...others] = process.argv.slice(2);
  if (!folder || others.length > 0) {
    throw new Error(usage);
  }
  const url = process.env.DATABASE_URL;
  if (!url) {
    throw new Error(
      "DATABASE_URL is not set. The embedded database is copied as a folder: stop the application, then copy DATA_DIR (docs/backup.md).",
    );
  }
  for (const program of programs) {
    if (spawnSync(program, ["--version"]).error) {
      throw new Error(`${program} is missing: install ${installation[program]}.`);
    }
  }
  return { folder: path.resolve(folder), url };
}

// Runs one of PostgreSQL's programs on a database. Its password is shown to nobody who lists processes.
export function runPostgres(program: Program, url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  return run(program, [`--dbname=${address.href}`, ...args], PGPASSWORD ? { PGPASSWORD } : {});
}

// Copies what is in storage into a folder.
export async function fetchFiles(folder: string): Promise<void> {
  const source = storagePlace();
  if (isBucket(source) || existsSync(source)) {
    await run("rclone", ["copy", ...copying, source, folder], bucketSettings());
  }
}

// Copies a folder's files into storage.
export function putFiles(folder: string): Promise<void> {
  return run("rclone", ["copy", ...copying, folder, storagePlace()], bucketSettings());
}

async function run(program: Program, args: string[], settings: Settings) {
  const child = startProgram(program, args, { env: { ...process.env, ...settings } });
  if ((await child.exited) !== 0) {
    throw new Error(`${program} failed.`);
  }
}

function storagePlace(): string {
  const { STORAGE_DRIVER, S3_BUCKET } = process.env;
  return STORAGE_DRIVER === "s3" ? `:s3:${S3_BUCKET}` : path.join(dataDirectory(), filesName);
}

function isBucket(place: string): boolean {
  return place.startsWith(":s3:");
}

// What lib/config reads, in rclone's words.
function bucketSettings(): Settings {
  const { S3_ENDPOINT, S3_REGION = "us-east-1", S3_FORCE_PATH_STYLE = "false" } = process.env;
  return {
    // Amazon's client inside of rclone fails at this one; rclone has its own name for it.
    AWS_CA_BUNDLE: undefined,
    RCLONE_CA_CERT: process.env.RCLONE_CA_CERT ?? process.env.AWS_CA_BUNDLE,
    RCLONE_S3_PROVIDER: S3_ENDPOINT ? "Other" : "AWS",
    RCLONE_S3_ENV_AUTH: "true",
    RCLONE_S3_NO_CHECK_BUCKET: "true",
    RCLONE_S3_REGION: S3_REGION,
    RCLONE_S3_FORCE_PATH_STYLE: String(z.stringbool().parse(S3_FORCE_PATH_STYLE)),
    ...(S3_ENDPOINT && { RCLONE_S3_ENDPOINT: S3_ENDPOINT }),
  };
}
