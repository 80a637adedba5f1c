import { realpathSync } from "node:fs";
import { Client } from "pg";
import { type Place, readPassword, readPostmaster } from "./server-files.ts";

export const databaseUser = "lagerfund";

export function urlOf(place: Place, port: number, database = "lagerfund") {
  const password = encodeURIComponent(readPassword(place));
  return `postgresql://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
}

// Checks that the server on the port serves this folder.
export async function findServer(place: Place) {
  const postmaster = readPostmaster(place);
  if (!postmaster?.port) {
    return undefined;
  }
  try {
    const served = await query(urlOf(place, postmaster.port, "postgres"), "SHOW data_directory");
    const isCurrentAttempt = realpathSync(served[0].data_directory) === realpathSync(place.data);
    return isCurrentAttempt ? postmaster : undefined;
  } catch {
    return undefined;
  }
}

export async function query(url: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {}); // The query rejects, too.
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
