import { readdirSync, readFileSync } from "node:fs";

// Signals a program and its children, because the children could go on answering.
export function signalFamily(pid: number, signal: NodeJS.Signals) {
  // Parent first, because it would restart its children.
  for (const member of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(member, signal);
    } catch {}
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
