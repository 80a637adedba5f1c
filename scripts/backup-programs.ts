import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { dataDirectory } from "./app/environment.ts";
import { startProgram } from "./process/child.ts";

export const dumpName = "database.dump";
export const filesName = "files";

// A restore may use other roles.
export const withoutRoles = ["--no-owner", "--no-privileges"];

const installation = {
  pg_dump: "PostgreSQL's client programs, at least of the server's version",
  pg_restore: "PostgreSQL's client programs, at least of the server's version",
  rclone: "rclone (https://rclone.org)",
};
type Program = keyof typeof installation;
type Settings = Record<string, string | undefined>;

// Generated files and unfinished uploads.
const leftOut = ["--exclude=/media/**", "--exclude=/.incoming/**"];
// Objects never change, so equal size means equal content.
const copying = ["--config=", "--size-only", "--stats=0", ...leftOut];

// Throws a sentence for the user when something is missing.
export function readFolderAndDatabaseUrl(usage: string, programs: Program[]) {
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

// Passes the password by environment, so process lists do not show it.
export function runPostgres(program: Program, url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  return run(program, [`--dbname=${address.href}`, ...args], PGPASSWORD ? { PGPASSWORD } : {});
}

export async function fetchFiles(folder: string): Promise<void> {
  const source = storagePlace();
  if (isBucket(source) || existsSync(source)) {
    await run("rclone", ["copy", ...copying, source, folder], bucketSettings());
  }
}

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

function bucketSettings(): Settings {
  const { S3_ENDPOINT, S3_REGION = "us-east-1", S3_FORCE_PATH_STYLE = "false" } = process.env;
  return {
    // Amazon's client inside rclone fails with this variable.
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
