import { readFileSync } from "node:fs";
import path from "node:path";

// Paths in DATA_DIR/postgres.
export type Place = ReturnType<typeof placeIn>;

export function placeIn(dataDir: string) {
  const directory = path.resolve(dataDir, "postgres");
  return {
    directory,
    data: path.join(directory, "data"),
    password: path.join(directory, "password"),
    log: path.join(directory, "log"),
    lock: path.join(directory, "keeper.lock"),
    keeper: path.join(directory, "keeper.json"),
    pidFile: path.join(directory, "data", "postmaster.pid"),
  };
}

export function readPassword(place: Place) {
  return readFileSync(place.password, "utf8").trim();
}

// Line 1 of postmaster.pid is the process, line 4 the port.
export function readPostmaster(place: Place) {
  try {
    const lines = readFileSync(place.pidFile, "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
