import { spawn } from "node:child_process";
import { accessSync, closeSync, constants, mkdirSync, openSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findServer, urlOf } from "./connection.ts";
import { type Place, placeIn, readPassword } from "./server-files.ts";

export type KeeperOptions = {
  // For the call that starts the server.
  settings?: Record<string, string>;
  // Deleted when the server stops.
  throwAway?: string[];
};
export type KeeperAnswer = { state: "ready" | "busy" } | { state: "failed"; reason: string };

export type Database = {
  url: string;
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
};

const timeoutInMs = 90_000;

// Joins a running server. It stops after its last user's `stop` or exit. Throws an Error for
// the user.
export async function startDatabase({
  dataDir = process.env.DATA_DIR ?? ".data",
  ...options
}: { dataDir?: string } & KeeperOptions = {}): Promise<Database> {
  const place = placeIn(dataDir);
  prepare(place);
  const deadline = Date.now() + timeoutInMs;
  while (Date.now() < deadline) {
    const line = (await joinKeeper(place)) ?? (await startKeeper(place, options));
    const server = line && (await findServer(place));
    if (server) {
      return database(place, server.port, line);
    }
    line?.destroy();
    await sleep(100);
  }
  throw new Error(
    `The embedded PostgreSQL in ${place.directory} does not answer; see ${place.log}.`,
  );
}

function database(place: Place, port: number, line: Socket): Database {
  line.on("data", (message) => console.log(`  ${String(message).trim()}`)); // Messages about restarts.
  return {
    url: urlOf(place, port),
    urlOf: (name) => urlOf(place, port, name),
    stop: () =>
      new Promise((resolve) => {
        if (line.closed) {
          return resolve();
        }
        line.ref().once("close", () => resolve());
        return line.end();
      }),
  };
}

function prepare(place: Place) {
  try {
    mkdirSync(place.directory, { recursive: true });
    accessSync(place.directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `${place.directory} cannot be written: it belongs to another user. Give DATA_DIR another directory.`,
    );
  }
}

// Undefined when no keeper runs.
function joinKeeper(place: Place) {
  return new Promise<Socket | undefined>((resolve) => {
    const port = readKeeperPort(place);
    if (!port) {
      return resolve(undefined);
    }
    const socket = connect(port, "127.0.0.1", () => socket.write(`${readPassword(place)}\n`));
    socket.on("error", () => resolve(undefined));
    socket.once("close", () => resolve(undefined));
    socket.setTimeout(5000, () => socket.destroy());
    return socket.once("data", () => {
      socket.setTimeout(0);
      socket.unref();
      resolve(socket);
    });
  });
}

function readKeeperPort(place: Place): number | undefined {
  try {
    return JSON.parse(readFileSync(place.keeper, "utf8")).port;
  } catch {
    return undefined;
  }
}

// Detached, so Ctrl-C does not kill it early.
async function startKeeper(place: Place, options: KeeperOptions) {
  const keeper = fileURLToPath(new URL("keeper.ts", import.meta.url));
  const errors = openSync(path.join(place.directory, "keeper.log"), "w", 0o600);
  const args = [keeper, path.dirname(place.directory), JSON.stringify(options)];
  const child = spawn(process.execPath, args, {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", errors],
  });
  closeSync(errors);
  child.unref();
  let text = "";
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.includes("\n")) {
      break;
    }
  }
  const answer: KeeperAnswer = text ? JSON.parse(text) : { state: "failed", reason: crash(place) };
  if (answer.state === "failed") {
    throw new Error(answer.reason);
  }
  const line = answer.state === "ready" ? await joinKeeper(place) : undefined;
  child.stdin?.destroy();
  return line;
}

function crash(place: Place) {
  return `The keeper of the embedded PostgreSQL ended; see ${place.directory}/keeper.log.`;
}
