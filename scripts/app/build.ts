import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot, runChild } from "../process/child.ts";
import { lastLines } from "../process/steps.ts";

const next = "node_modules/next/dist/bin/next";
const stamp = path.join(repositoryRoot, ".next", "lagerfund-build");
const rootFolders = ["app", "components", "lib", "messages", "prisma", "public"];
const rootFiles = /^(package-lock\.json|tsconfig\.json|[a-z.-]+\.(ts|mjs))$/;
const insideNames = ["APP_MODE", "APP_URL", "CONSENT_TRANSLATION_URL"];

// Builds unless the sources are unchanged; returns whether it did. Cached pages contain
// database rows, so `contents` identifies the database.
export async function ensureBuild(env: NodeJS.ProcessEnv, contents: string, log: string) {
  const fingerprint = fingerprintOf(env, contents);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) {
    return false;
  }
  rmSync(stamp, { force: true });
  const bounded = { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} --max-old-space-size=2048` };
  const code = await runChild([next, "build"], { env: bounded, log });
  if (code !== 0) {
    throw new Error(`The build failed:\n${lastLines(log, 40)}\nAll of it: ${log}`);
  }
  writeFileSync(stamp, fingerprint);
  return true;
}

function fingerprintOf(env: NodeJS.ProcessEnv, contents: string) {
  const hash = createHash("sha256").update(contents);
  for (const [name, value] of Object.entries(env).sort()) {
    if (insideNames.includes(name) || name.startsWith("NEXT_PUBLIC_")) {
      hash.update(`${name}=${value}\n`);
    }
  }
  for (const file of sources()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function sources() {
  const files = readdirSync(repositoryRoot).filter((name) => rootFiles.test(name));
  const inside = rootFolders.flatMap((folder) => filesBelow(path.join(repositoryRoot, folder)));
  return [...files.map((name) => path.join(repositoryRoot, name)), ...inside].sort();
}

function filesBelow(folder: string) {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.d\.json\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
