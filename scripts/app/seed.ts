import { runChild } from "../process/child.ts";
import { lastLines } from "../process/steps.ts";

// Does nothing when the database is complete.
export async function seed(env: NodeJS.ProcessEnv, log: string) {
  const flags = ["--conditions=react-server", "--import", "tsx"];
  const code = await runChild([...flags, "prisma/seed/main.ts"], { env, log });
  if (code !== 0) {
    throw new Error(`The demo data could not be written:\n${lastLines(log)}`);
  }
}
