// `node tether.ts <program> <arguments>`: runs a program that must not outlive the script that wants it.
// Started detached with a pipe on stdin; when the pipe closes, because the script asked or died in
// whatever way, the whole process group ends: first politely, then not.
import { spawn } from "node:child_process";

const graceInMs = 4000;
const [program = "", ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
let isEnding = false;

child.on("error", (error) => finish(error.message));
child.on("exit", (code) => finish(undefined, code ?? 1));
process.stdin.on("end", end).on("error", end).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, end);
}

function end() {
  if (isEnding) {
    return;
  }
  isEnding = true;
  process.kill(-process.pid, "SIGTERM"); // ourselves too: that is handled above
  setTimeout(() => process.kill(-process.pid, "SIGKILL"), graceInMs).unref();
}

function finish(message: string | undefined, code = 1) {
  if (message) {
    process.stderr.write(`${message}\n`);
  }
  end(); // what the program left running
  process.exit(code);
}
