import "./outside-next";
import { once } from "node:events";

// A process of its own that does what is due, for tests in which several work or one dies: says when it is ready,
// begins when it is told something, tells how many mails it has sent.
const { drain } = await import("@/lib/jobs/drain");
const { renderMail } = await import("@/lib/mail/render");
// Connects and loads what writing needs, so that several that are told to begin begin at once.
await drain(0);
await renderMail("no-account", "de", {});
process.stdout.write("ready");
await once(process.stdin, "data");
const { sent } = await drain(Date.now() + 20_000);
process.stdout.write(String(sent));
process.exit();
