import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Environment, parseEnvironment } from "./schema";

let parsed: Environment | undefined;

/**
 * The environment, read and checked once (design.md, Environment).
 * Throws an Error with one sentence per fault; instrumentation.ts asks at start, so that a wrongly set up host
 * does not start at all.
 */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env, generatedSecret);
  return parsed;
}

/** Whether browsers reach this installation by https: cookies and answers can then insist on it. */
export function speaksHttps(): boolean {
  return env().appUrl.startsWith("https:");
}

/** Outside production the secret is made once and kept in DATA_DIR. */
function generatedSecret(dataDir: string): string {
  const file = path.join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}
