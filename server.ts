// Next's custom server, for `npm start`, the demo, tests and the image: `node server.ts`. Development (`next dev`) and Vercel
// do without it. What stands around Next is in lib/http; instrumentation.ts hands it over, with the environment checked,
// the log open and the workers started.
import type { startHttpServer } from "./lib/http/server.ts";

const started = Promise.withResolvers<typeof startHttpServer>();
Object.assign(globalThis, { lagerfundStarted: started.resolve });

const port = Number(process.env.PORT ?? 3000);
Object.assign(process.env, {
  NODE_ENV: "production",
  // Where Next asks itself for an action of another page.
  __NEXT_PRIVATE_ORIGIN: `http://localhost:${port}`,
});

const { default: next } = await import("next");
const app = next({ port });
await app.prepare();
const start = await started.promise;
start(app.getRequestHandler(), { port, host: process.env.HOST });
