#!/usr/bin/env node
// Replaces Prisma's downloaded engine by wasm (docs/decisions/0003): JSON-RPC over stdio.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { answerCli } from "./engine-cli.mjs";
import { adapterFactory } from "./patched-pg-adapter.mjs";

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
    waiting = waiting.then(() => handle(request)); // Other messages acknowledge our prints.
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

// An engine is unusable after a failure.
async function newEngine(opened) {
  const factory = adapterFactory(connection ?? {}, { namespace, shadow, opened });
  const sources = datamodels.map((file) => [file, readFileSync(file, "utf8")]);
  return SchemaEngine.new(
    { datamodels: sources.length ? sources : undefined },
    (entry) => process.env.PRISMA_ENGINE_LOG && process.stderr.write(`${entry}\n`),
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

// An idle session would keep its advisory lock.
async function release(engine, opened) {
  for (const adapter of opened) {
    await adapter.dispose().catch(() => {});
  }
  try {
    engine?.free();
  } catch {
    // A panicked engine cannot be freed.
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
  // Only devDiagnostic gives these calls their shadow database.
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

// Panics do not reject the call.
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

// All other flags carry a value.
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

// In pg a connection string would override `database`.
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

// The package's entry targets bundlers.
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
