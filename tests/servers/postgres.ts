import { readFileSync } from "node:fs";
import { type Database, startDatabase } from "../../scripts/database/launcher.ts";
import { placeIn, readPostmaster } from "../../scripts/database/place.ts";
import { findFreePort } from "../../scripts/process/port.ts";

export type Postgres = {
  url: string;
  dataDir: string;
  // SIGKILL to the server and its keeper, which takes all of its connections with it
  kill: () => void;
  // again over the same data, on the same port
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

// A server of its own on which nothing is switched off that a crash would show: what it acknowledged is on the disk.
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
      // Its keeper first, which would start it again at once.
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
