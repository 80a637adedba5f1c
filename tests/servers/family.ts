import { readdirSync, readFileSync } from "node:fs";

// Sends a signal to a program and to what it has started itself: a server whose children go on answering is not halted.
export function signalFamily(pid: number, signal: NodeJS.Signals) {
  // The parent first when it is to end or to stand still: else it mends what happens to its children.
  for (const member of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(member, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function childrenOf(pid: number) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid);
}

// /proc/<pid>/stat: the program's name in parentheses, then its state and its parent.
function parentOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return undefined;
  }
}
