import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../process/child.ts";
import { isFree } from "../process/port.ts";

type Wishes = {
  mode: "demo" | "development";
  databaseUrl: string;
  port: number;
  dataDir: string;
  // Defaults to localhost.
  host?: string;
};

export function applicationEnvironment({
  mode,
  databaseUrl,
  port,
  dataDir,
  host = "localhost",
}: Wishes) {
  const url = `http://${host}:${port}`;
  return {
    ...process.env,
    APP_MODE: mode,
    APP_URL: url,
    AUTH_SECRET: process.env.AUTH_SECRET || generatedSecret(dataDir),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    NEXTAUTH_URL: url,
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(port),
  };
}

export function dataDirectory() {
  return path.resolve(repositoryRoot, process.env.DATA_DIR || ".data");
}

// Checked before the long work begins.
export async function wantedPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  if (!(await isFree(port))) {
    throw new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=3001 npm run ${process.env.npm_lifecycle_event ?? "demo"}`,
    );
  }
  return port;
}

function generatedSecret(dataDir: string) {
  const file = path.join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}
