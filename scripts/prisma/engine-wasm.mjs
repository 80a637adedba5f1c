// Loads @prisma/schema-engine-wasm by hand: its own entry is written for bundlers.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

export const panics = {
  message: "",
  set_message(message) {
    this.message = message;
  },
};

export async function loadSchemaEngine() {
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
