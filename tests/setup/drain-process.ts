import "./outside-next";
import { once } from "node:events";

// A separate process that drains the queue, for tests with several workers or a crash.
const { drain } = await import("@/lib/jobs/drain");
const { renderMail } = await import("@/lib/mail/render");
await drain(0);
await renderMail("no-account", "de", {});
process.stdout.write("ready");
await once(process.stdin, "data");
const { sent } = await drain(Date.now() + 20_000);
process.stdout.write(String(sent));
process.exit();
