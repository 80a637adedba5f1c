import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { ensureBuild } from "@/scripts/app/build";
import { applicationEnvironment } from "@/scripts/app/environment";
import { seed } from "@/scripts/app/seed";
import { migrate } from "@/scripts/database/migrations";
import { findFreePort, findUsualPort } from "@/scripts/process/port";
import { step } from "@/scripts/process/steps";
import { fillTo } from "@/tests/bench/fill/fill";
import { type Client, clientOf } from "@/tests/load/traffic/client";
import { type Instance, startInstance } from "@/tests/servers/instance";
import { startProxy } from "@/tests/servers/nginx";
import { type Postgres, startPostgres } from "@/tests/servers/postgres";

export interface System {
  /** nginx's address. */
  origin: string;
  instances: [Instance, Instance];
  postgres: Postgres;
  dataDir: string;
  /** A client of nginx with an address of its own. */
  client: (address?: string) => Client;
  /** A client of one instance, as if nginx had chosen it. */
  clientOfInstance: (index: 0 | 1) => Client;
}

/**
 * The whole system for one test file: a durable PostgreSQL with demo data, two production instances and nginx.
 * The file's factories and queries use its database.
 */
export async function openSystem(
  listings: number,
  envOf: [Record<string, string>, Record<string, string>],
): Promise<System> {
  const port = await findUsualPort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), "system-"));
  await fillAndBuild(dataDir, port, listings);
  const database = await startPostgres(dataDir);
  afterAll(() => database.stop());
  const environment = environmentOf(database.url, port, dataDir);
  const [first, second] = [await findFreePort(), await findFreePort()];
  const instances = await Promise.all([
    startInstance({ ...environment, ...envOf[0] }, first, path.join(dataDir, "instance-1.log")),
    startInstance({ ...environment, ...envOf[1] }, second, path.join(dataDir, "instance-2.log")),
  ]);
  const ports = [first, second];
  const proxy = await startProxy({ port, instances: ports, folder: path.join(dataDir, "nginx") });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.kill().catch(() => {})));
  });
  Object.assign(process.env, environment, { LOG_LEVEL: "silent" });
  return {
    origin,
    instances,
    postgres: database,
    dataDir,
    client: (address) => clientOf(origin, address),
    clientOfInstance: (index) =>
      clientOf(`http://127.0.0.1:${ports[index]}`, undefined, `127.0.0.1:${port}`),
  };
}

/** Without fsync, because it is quick to repeat. */
async function fillAndBuild(dataDir: string, port: number, listings: number): Promise<void> {
  const database = await startPostgres(dataDir, { fsync: "off" });
  const env = environmentOf(database.url, port, dataDir);
  const log = path.join(dataDir, "build.log");
  await step("Migrations", () => migrate(database.url));
  await step("Companies and parts", () => seed(env, log));
  await step("Production build", () => ensureBuild(env, "test", log));
  await step(`${listings} listings`, () => fillTo(database.url, listings));
  await database.stop();
}

/** The same build settings as `npm test`, so that both share a build. Limits are on, behind one proxy. */
function environmentOf(databaseUrl: string, port: number, dataDir: string): NodeJS.ProcessEnv {
  const wishes = { mode: "demo", databaseUrl, port, dataDir, host: "127.0.0.1" } as const;
  return { ...applicationEnvironment(wishes), RATE_LIMITS: "on", TRUSTED_PROXIES: "1" };
}
