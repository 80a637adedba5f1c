import { readdirSync, readFileSync } from "node:fs";

// Of the clock that /proc counts in, on every Linux there is.
const ticksPerSecond = 100;

/** The processor time in ms that a process and all below it have used so far; undefined where there is no /proc. */
export function cpuTimeOf(pid: number): number | undefined {
  const processes = readProcesses();
  if (!processes.has(pid)) {
    return undefined;
  }
  let ticks = 0;
  for (const [id, { used }] of processes) {
    ticks += isBelow(processes, id, pid) ? used : 0;
  }
  return (ticks * 1000) / ticksPerSecond;
}

type Processes = Map<number, { parent: number; used: number }>;

function isBelow(processes: Processes, id: number, ancestor: number): boolean {
  for (let at: number | undefined = id; at; at = processes.get(at)?.parent) {
    if (at === ancestor) {
      return true;
    }
  }
  return false;
}

function readProcesses(): Processes {
  const processes: Processes = new Map();
  for (const name of namesIn("/proc")) {
    const stat = /^\d+$/.test(name) ? textOf(`/proc/${name}/stat`) : "";
    // The second field is a name in brackets, which may hold spaces; user and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields.length > 12) {
      const used = Number(fields[11]) + Number(fields[12]);
      processes.set(Number(name), { parent: Number(fields[1]), used });
    }
  }
  return processes;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** A process may end while it is looked at. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
