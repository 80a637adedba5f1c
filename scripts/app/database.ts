import { query } from "../database/connection.ts";
import { startDatabase } from "../database/launcher.ts";
import { onEnd } from "../process/ending.ts";

// Uses DATABASE_URL, or an embedded server that stops with this script.
export async function openDatabase(dataDir: string) {
  if (process.env.DATABASE_URL) {
    return checkConnection(process.env.DATABASE_URL);
  }
  const database = await startDatabase({ dataDir });
  onEnd(database.stop);
  return database.url;
}

async function checkConnection(url: string) {
  try {
    await query(url, "SELECT 1");
    return url;
  } catch (error) {
    throw new Error(`The database of DATABASE_URL does not answer: ${(error as Error).message}`);
  }
}
