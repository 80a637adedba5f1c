import "server-only";
import type pg from "pg";
import { plannedAnew } from "./planned-anew";

// Each takes up to 100 kB of every connection: filters are combined in more ways than are worth it.
const maxNames = 100;

interface StatementNames {
  onConnect(client: pg.ClientBase): Promise<void>;
  nameOf(statement: { sql: string }): string;
}

/**
 * Names for the statements of a pool, so that each connection parses and plans them once. None for what is planned anew, and
 * none behind pgbouncer, which hands a connection from one to the next: there another process answers than was announced.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  let isDirect: boolean | null = null;
  return {
    async onConnect(client) {
      const { processID } = client as pg.ClientBase & { processID: number | null };
      const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
      isDirect = isDirect !== false && rows[0]?.pid === processID;
    },
    nameOf({ sql }) {
      if (!isDirect || sql.includes(plannedAnew.sql)) {
        return "";
      }
      const name = names.get(sql) ?? (names.size < maxNames ? `s${names.size}` : "");
      if (name) {
        names.set(sql, name);
      }
      return name;
    },
  };
}
