// `node keeper.ts <dataDir> <options>`: users hold a connection each, and the server stops
// after the last one closes. A crashed server restarts.
import { rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { hasSpaceToStart, spaceToStartInMb } from "../../lib/db/embedded-disk-space.ts";
import { takeLock } from "./keeper-lock.ts";
import type { KeeperAnswer, KeeperOptions } from "./launcher.ts";
import { type Server, startServer } from "./server.ts";
import { isAlive, placeIn, readPassword, readPostmaster } from "./server-files.ts";

const [dataDir = "", optionText = "{}"] = process.argv.slice(2);
const { settings, throwAway = [] }: KeeperOptions = JSON.parse(optionText);
const place = placeIn(dataDir);
const connections = new Set<Duplex>();
const listener = createServer({ allowHalfOpen: true }, acceptUser);
let starting: Promise<Server> | undefined;
let isEnding = false;

const lock = takeLock(place.lock);
if (lock) {
  await keep();
} else {
  reply({ state: "busy" });
}

async function keep() {
  starting = startServer(place, settings);
  addConnection(process.stdin as unknown as Duplex);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, end);
  }
  try {
    const server = await starting;
    openDoor();
    void watch(server);
  } catch (error) {
    reply({ state: "failed", reason: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    await end();
  }
}

function openDoor() {
  listener.listen(0, "127.0.0.1", () => {
    const { port } = listener.address() as AddressInfo;
    writeFileSync(place.keeper, JSON.stringify({ port, pid: process.pid }), { mode: 0o600 });
    reply({ state: "ready" });
  });
}

// Requires the database password.
function acceptUser(socket: Socket) {
  socket.on("error", () => socket.destroy());
  socket.setTimeout(5000, () => socket.destroy());
  socket.once("data", (password) => {
    if (String(password).trim() !== readPassword(place) || isEnding) {
      return socket.destroy();
    }
    socket.setTimeout(0);
    addConnection(socket);
    return socket.write("held\n");
  });
}

function addConnection(connection: Duplex) {
  connections.add(connection);
  for (const event of ["end", "close", "error"]) {
    connection.on(event, () => removeConnection(connection));
  }
  connection.resume();
}

function removeConnection(connection: Duplex) {
  if (!connections.delete(connection)) {
    return;
  }
  if (connections.size) {
    connection.destroy();
  } else {
    void end(); // The last connection closes after the server stopped.
  }
}

async function watch(first: Server) {
  let server = first;
  while (!isEnding) {
    await sleep(1000);
    if (readPostmaster(place)?.pid !== server.pid || !isAlive(server.pid)) {
      server = (await startAgain(server.port)) ?? server;
    }
  }
}

// Keeps the port. Gives up after five failures that have another cause than space.
async function startAgain(port: number) {
  for (let failures = 0; failures < 5 && !isEnding; await sleep(1000 * 2 ** failures)) {
    if (!(await hasSpaceToStart(place.directory))) {
      announce(
        `Database stopped: no room in ${place.directory}. It starts again once ${spaceToStartInMb} MB are free.`,
      );
      continue;
    }
    announce("The database has ended and is started again.");
    starting = startServer(place, settings, port);
    const server = await starting.catch(() => undefined);
    if (server) {
      announce("The database serves again.");
      return server;
    }
    failures += 1;
  }
  return void end();
}

let lastMessage: string | undefined;

function announce(message: string) {
  if (message !== lastMessage) {
    lastMessage = message;
    for (const connection of connections) {
      connection.write(`${message}\n`);
    }
  }
}

async function end() {
  if (isEnding) {
    return;
  }
  isEnding = true;
  listener.close();
  rmSync(place.keeper, { force: true });
  await starting?.then((server) => server.stop()).catch(() => {});
  for (const directory of throwAway) {
    rmSync(directory, { recursive: true, force: true });
  }
  lock?.close();
  process.exit();
}

function reply(message: KeeperAnswer) {
  process.stdout.on("error", () => {}); // The starter may be gone.
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
