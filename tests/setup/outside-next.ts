import { registerHooks } from "node:module";

// `server-only` is empty outside Next, as in vitest.config.ts.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "server-only"
      ? { url: new URL("server-only.ts", import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
