import { readFileSync } from "node:fs";
import { type Database, startDatabase } from "../../scripts/database/launcher.ts";
import { placeIn, readPostmaster } from "../../scripts/database/server-files.ts";
import { findFreePort } from "../../scripts/process/port.ts";

export type Postgres = {
  url: string;
  dataDir: string;
  kill: () => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

// A server with full durability: acknowledged writes are on the disk.
export async function startPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Postgres> {
  const port = String(await findFreePort());
  const start = () => startDatabase({ dataDir, settings: { ...settings, port } });
  let database: Database = await start();
  return {
    url: database.url,
    dataDir,
    kill: () => {
      const place = placeIn(dataDir);
      // The supervisor first, because it would restart the server.
      process.kill(JSON.parse(readFileSync(place.keeper, "utf8")).pid, "SIGKILL");
      const postmaster = readPostmaster(place);
      if (postmaster) {
        process.kill(postmaster.pid, "SIGKILL");
      }
    },
    start: async () => {
      database = await start();
    },
    stop: () => database.stop(),
  };
}
