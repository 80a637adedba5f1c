import { registerHooks } from "node:module";

// For processes of tests, which import what is the server's after this: `server-only` is nothing outside Next, as in
// vitest.config.ts.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "server-only"
      ? { url: new URL("server-only.ts", import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
