// `schema-engine cli …`, which Prisma calls before migrations.
import pg from "pg";

export async function answerCli(command, connection) {
  process.stderr.write("\n"); // The CLI drops the first line of stderr.
  try {
    if (command === "can-connect-to-database") {
      await query(connection);
    } else if (command === "create-database") {
      await createDatabase(connection);
    } else {
      throw new Error(`schema-engine cli ${command} is not supported`);
    }
    return 0;
  } catch (error) {
    const [code, message] = explain(error, connection);
    const fields = { message, error_code: code, is_panic: false };
    const timestamp = new Date().toISOString();
    const line = { level: "ERROR", target: "schema_engine::logger", timestamp, fields };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    return 1;
  }
}

function createDatabase(connection) {
  const name = pg.escapeIdentifier(connection.database);
  return query({ ...connection, database: "postgres" }, `CREATE DATABASE ${name}`);
}

async function query(connection, sql = "SELECT 1") {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const unreachable = ["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ETIMEDOUT"];

function explain(error, { host, port, database }) {
  if (error.code === "3D000") {
    return ["P1003", `Database \`${database}\` does not exist`];
  }
  if (error.code === "28P01") {
    return ["P1000", `Authentication failed at \`${host}:${port}\``];
  }
  if (unreachable.includes(error.code)) {
    return ["P1001", `Can't reach database server at \`${host}:${port}\``];
  }
  return ["P1010", error.message];
}
