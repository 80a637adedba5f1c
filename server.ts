// Development and Vercel run without this server.
import type { startHttpServer } from "./lib/http/server.ts";

const started = Promise.withResolvers<typeof startHttpServer>();
Object.assign(globalThis, { lagerfundStarted: started.resolve });

const port = Number(process.env.PORT ?? 3000);
Object.assign(process.env, {
  NODE_ENV: "production",
  __NEXT_PRIVATE_ORIGIN: `http://localhost:${port}`,
});

const { default: next } = await import("next");
const app = next({ port });
await app.prepare();
const start = await started.promise;
start(app.getRequestHandler(), { port, host: process.env.HOST });
