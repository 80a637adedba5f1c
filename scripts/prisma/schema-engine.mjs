#!/usr/bin/env node
// A schema engine for the Prisma CLI that needs no downloaded binary: JSON-RPC, a line a message, on
// stdio, forwarded to @prisma/schema-engine-wasm. Why: docs/decisions/0003-prisma-schema-engine-as-wasm.md
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { adapterFactory } from "./engine-adapter.mjs";
import { answerCli } from "./engine-cli.mjs";

const sslModes = ["require", "verify-ca", "verify-full"];
const panics = {
  message: "",
  set_message(message) {
    this.message = message;
  },
};

if (process.argv.includes("--version")) {
  console.log("schema-engine-cli (wasm)");
  process.exit(0);
}

const { datamodels, datasource, rest } = parseEngineArguments(process.argv.slice(2));
const connection = connectionOf(datasource.url);
if (rest[0] === "cli") {
  process.exit(await answerCli(rest[1], connection));
}

const SchemaEngine = await loadSchemaEngine();
const shadow = connectionOf(datasource.shadowDatabaseUrl);
const namespace = namespaceOf(datasource.url);
let current;
let printId = 1_000_000;
let waiting = Promise.resolve();

process.on("uncaughtException", reportPanic);
createInterface({ input: process.stdin })
  .on("line", receive)
  .on("close", () => waiting.then(() => process.exit(0)));

function receive(line) {
  if (!line.trim()) {
    return;
  }
  const request = JSON.parse(line);
  if (request.method) {
    waiting = waiting.then(() => handle(request)); // others acknowledge our prints
  }
}

async function handle({ id, method, params }) {
  current = id;
  const opened = new Set();
  let engine;
  try {
    engine = await newEngine(opened);
    send({ id, result: await call(engine, method, params ?? {}) });
  } catch (error) {
    const isPanic = error instanceof WebAssembly.RuntimeError;
    const message = (isPanic && panics.message) || error?.message || String(error);
    sendError(id, {
      is_panic: isPanic,
      message,
      error_code: error?.code ?? null,
      meta: error?.meta,
    });
  } finally {
    await release(engine, opened);
  }
}

// A fresh engine for each call: one that failed or panicked is of no more use.
async function newEngine(opened) {
  const factory = adapterFactory(connection ?? {}, { namespace, shadow, opened });
  const sources = datamodels.map((file) => [file, readFileSync(file, "utf8")]);
  return SchemaEngine.new(
    { datamodels: sources.length ? sources : undefined },
    (entry) => process.env.PRISMA_ENGINE_LOG && process.stderr.write(`${entry}\n`),
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

// An idle session would go on holding its advisory lock, and the next call would wait for it.
async function release(engine, opened) {
  for (const adapter of opened) {
    await adapter.dispose().catch(() => {});
  }
  try {
    engine?.free();
  } catch {
    // an engine that panicked cannot be freed
  }
}

async function call(engine, method, params) {
  if (method === "getDatabaseVersion") {
    return engine.version();
  }
  if (method === "createDatabase") {
    return { databaseName: connection.database };
  }
  if (typeof engine[method] !== "function") {
    throw new Error(`${method} is not supported`);
  }
  // These two find their shadow database only on an engine that has run devDiagnostic, which only reads.
  if (method === "evaluateDataLoss" || method === "createMigration") {
    await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
  }
  const result = (await engine[method](params)) ?? {};
  return method === "diff" ? printed(result) : result;
}

function printed({ exitCode, stdout }) {
  if (stdout != null) {
    send({ id: printId++, method: "print", params: { content: stdout } });
  }
  return { exitCode, stdout: null };
}

// A panic inside the engine surfaces here and not as a rejected call.
function reportPanic(error) {
  const message = panics.message || error.stack;
  if (current !== undefined) {
    sendError(current, { is_panic: false, message, error_code: null });
  }
  setTimeout(() => process.exit(101), 50);
}

function sendError(id, data) {
  send({
    id,
    error: { code: 4466, message: "An error happened. See data.", data: { meta: null, ...data } },
  });
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

// The command line with which the Prisma CLI starts its schema engine.
// Flags that we do not need (preview features, extension types) all carry a value.
function parseEngineArguments(argv) {
  const parsed = { datamodels: [], datasource: {}, rest: [] };
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === "--datamodels") {
      parsed.datamodels.push(argv[++i]);
    } else if (argv[i] === "--datasource") {
      parsed.datasource = JSON.parse(argv[++i]);
    } else if (argv[i].startsWith("--")) {
      i++;
    } else {
      parsed.rest.push(argv[i]);
    }
  }
  return parsed;
}

// Discrete fields instead of a connection string, because pg lets the string's database win over
// the `database` that the shadow database is given.
function connectionOf(address) {
  if (!address) {
    return undefined;
  }
  const url = new URL(address);
  return {
    host: decodeURIComponent(url.hostname) || "localhost",
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password) || undefined,
    database: decodeURIComponent(url.pathname.slice(1)) || undefined,
    ssl: sslModes.includes(url.searchParams.get("sslmode")) || undefined,
  };
}

function namespaceOf(address) {
  return (address && new URL(address).searchParams.get("schema")) ?? undefined;
}

// @prisma/schema-engine-wasm by hand: its own entry is written for bundlers.
async function loadSchemaEngine() {
  const glue = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const bindings = await import(pathToFileURL(glue).href);
  const binary = readFileSync(path.join(path.dirname(glue), "schema_engine_bg.wasm"));
  globalThis.PRISMA_WASM_PANIC_REGISTRY = panics;
  const { instance } = await WebAssembly.instantiate(binary, {
    "./schema_engine_bg.js": bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}
