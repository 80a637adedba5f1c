import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Environment, parseEnvironment } from "./schema";

let parsed: Environment | undefined;

/** Throws an Error with one sentence per problem. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env, generatedSecret);
  return parsed;
}

export function speaksHttps(): boolean {
  return env().appUrl.startsWith("https:");
}

/** Stored in DATA_DIR, except in production. */
function generatedSecret(dataDir: string): string {
  const file = path.join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}
