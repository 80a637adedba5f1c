// node tests/bench/signals.ts: what log lines and metrics cost a request, of cached pages, which take the least. Two
// servers of one build are asked in turn: one that tells nothing, one that writes its lines and counts (decision 45).
import path from "node:path";
import { startServer } from "../../scripts/app/server.ts";
import { endOnSignals, endWith, runScript } from "../../scripts/process/ending.ts";
import { findFreePort, findUsualPort } from "../../scripts/process/port.ts";
import { step } from "../../scripts/process/steps.ts";
import { openApplication, openWorkplace, type Workplace } from "../../scripts/testing/workplace.ts";
import { type Measured, measureInTurn, type Target } from "./pages/load.ts";

const paths = ["/", "/login"];
const kinds = {
  silent: { LOG_LEVEL: "silent", METRICS_TOKEN: "" },
  telling: { LOG_LEVEL: "info", METRICS_TOKEN: "a-token-for-measuring" },
};
const effort = { rounds: 7, length: { duration: 2 } };

endOnSignals(130);
await runScript(measure);

async function measure() {
  const workplace = await openWorkplace(false);
  const env = await openApplication(workplace, await findUsualPort());
  const targets: Target[] = [];
  for (const [kind, differences] of Object.entries(kinds)) {
    targets.push(...(await serve(workplace, { ...env, ...differences }, kind)));
  }
  const measured = await step("Rounds", () => measureInTurn(targets, effort));
  for (const where of paths) {
    console.log(compared(where, measured));
  }
  await endWith(0);
}

async function serve({ dataDir }: Workplace, env: NodeJS.ProcessEnv, kind: string) {
  const port = await findFreePort();
  const server = await startServer({ ...env, PORT: String(port) }, path.join(dataDir, kind));
  const origin = `http://127.0.0.1:${port}`;
  const pid = server.pid ?? 0;
  return paths.map((where) => ({ name: `${kind} ${where}`, urls: [origin + where], pid }));
}

function compared(where: string, measured: Measured[]): string {
  const of = (kind: string) => measured.find(({ name }) => name === `${kind} ${where}`);
  const [silent, telling] = [of("silent"), of("telling")];
  const ratio = (part = 0, whole = Number.NaN) => (part / whole).toFixed(2);
  const cpu = `${telling?.cpu?.toFixed(2)} against ${silent?.cpu?.toFixed(2)} ms CPU a request`;
  return `${where}: ${cpu} (${ratio(telling?.cpu, silent?.cpu)}), answers a second ${ratio(telling?.rate, silent?.rate)}`;
}
