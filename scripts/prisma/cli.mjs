// Runs the Prisma CLI with our own schema engine and without a word to the network.
import { spawn } from "node:child_process";
import { accessSync, chmodSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const engine = fileURLToPath(new URL("schema-engine.mjs", import.meta.url));

// Answers the CLI's exit code. Its output goes where ours goes unless `stdio` says otherwise.
export function runPrisma(args, env = {}, stdio = "inherit") {
  const cli = createRequire(import.meta.url).resolve("prisma/build/index.js");
  makeExecutable(engine);
  const child = spawn(process.execPath, [cli, ...args], {
    stdio,
    env: { ...process.env, ...offline(), ...env },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function offline() {
  return {
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
    // The engine's first line asks for `node`: it shall be the one that runs us.
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  };
}

// A checkout from a zip file has lost the mode bits.
function makeExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
