// The process that holds the embedded server: `node keeper.ts <dataDir> <options>`, started detached.
// Everyone who uses the server holds a line to it (its starter at first by stdin, all by a loopback
// socket). When the last line closes, however its user died, the server stops and the keeper with it.
import { rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { KeeperAnswer, KeeperOptions } from "./launcher.ts";
import { takeLock } from "./lock.ts";
import { isAlive, placeIn, readPassword, readPostmaster } from "./place.ts";
import { type Server, startServer } from "./server.ts";

const [dataDir = "", optionText = "{}"] = process.argv.slice(2);
const { settings, throwAway = [] }: KeeperOptions = JSON.parse(optionText);
const place = placeIn(dataDir);
const lines = new Set<Duplex>();
const door = createServer({ allowHalfOpen: true }, letIn);
let starting: Promise<Server> | undefined;
let isEnding = false;

const lock = takeLock(place.lock);
if (lock) {
  await keep();
} else {
  answer({ state: "busy" });
}

async function keep() {
  starting = startServer(place, settings);
  hold(process.stdin as unknown as Duplex);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, end);
  }
  try {
    const server = await starting;
    setInterval(() => endWithout(server), 1000).unref();
    openDoor();
  } catch (error) {
    answer({ state: "failed", reason: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    await end();
  }
}

function openDoor() {
  door.listen(0, "127.0.0.1", () => {
    const { port } = door.address() as AddressInfo;
    writeFileSync(place.keeper, JSON.stringify({ port }), { mode: 0o600 });
    answer({ state: "ready" });
  });
}

// Who knows the password may hold a line.
function letIn(socket: Socket) {
  socket.on("error", () => socket.destroy());
  socket.setTimeout(5000, () => socket.destroy());
  socket.once("data", (password) => {
    if (String(password).trim() !== readPassword(place) || isEnding) {
      return socket.destroy();
    }
    socket.setTimeout(0);
    hold(socket);
    return socket.write("held\n");
  });
}

function hold(line: Duplex) {
  lines.add(line);
  for (const event of ["end", "close", "error"]) {
    line.on(event, () => release(line));
  }
  line.resume();
}

function release(line: Duplex) {
  if (!lines.delete(line)) {
    return;
  }
  if (lines.size) {
    line.destroy();
  } else {
    void end(); // this last user's line closes when the server is down
  }
}

function endWithout(server: Server) {
  if (readPostmaster(place)?.pid !== server.pid || !isAlive(server.pid)) {
    void end();
  }
}

async function end() {
  if (isEnding) {
    return;
  }
  isEnding = true;
  door.close();
  rmSync(place.keeper, { force: true });
  await starting?.then((server) => server.stop()).catch(() => {});
  for (const directory of throwAway) {
    rmSync(directory, { recursive: true, force: true });
  }
  lock?.close();
  process.exit();
}

function answer(message: KeeperAnswer) {
  process.stdout.on("error", () => {}); // the starter may be gone
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
