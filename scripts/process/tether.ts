// `node tether.ts <program> <arguments>`: ends the process group when stdin closes.
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
  process.kill(-process.pid, "SIGTERM"); // Also reaches this process.
  setTimeout(() => process.kill(-process.pid, "SIGKILL"), graceInMs).unref();
}

function finish(message: string | undefined, code = 1) {
  if (message) {
    process.stderr.write(`${message}\n`);
  }
  end(); // Ends remaining grandchildren.
  process.exit(code);
}
