// Runs the Prisma CLI offline with our schema engine.
import { spawn } from "node:child_process";
import { accessSync, chmodSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const engine = fileURLToPath(new URL("schema-engine.mjs", import.meta.url));

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
    // The engine's shebang must find this Node.
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
  };
}

// Zip files lose mode bits.
function makeExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
