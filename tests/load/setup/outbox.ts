import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readEml } from "@/tests/setup/eml";
import type { System } from "./system";

/** How many mails to an address lie in the outbox that both instances write to. */
export async function mailCount({ dataDir }: System, recipient: string): Promise<number> {
  const outbox = path.join(dataDir, "outbox");
  const files = (await readdir(outbox)).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(
    files.map(async (file) => readEml(await readFile(path.join(outbox, file), "latin1"))),
  );
  return mails.filter((mail) => mail.recipient === recipient).length;
}
