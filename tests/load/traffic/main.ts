// `node main.ts <plan>`: mixed traffic of many people at once, each with an address of their own; ends with a report.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, clientOf } from "./client.ts";
import type { Account, Plan, Report } from "./plan.ts";
import { buy, sell, visit } from "./rounds.ts";
import { between, GaveUp, makeLogin, makeUser, type User } from "./user.ts";

type Round = (user: User) => Promise<void>;

const [file = ""] = process.argv.slice(2);
const plan: Plan = JSON.parse(readFileSync(file, "utf8"));
const acknowledged = { listings: [], prices: [], statuses: [], documents: [] };
const report: Report = { seconds: 0, kinds: {}, errors: [], acknowledged };
const prices = new Map<number, number>();
let endsAt = performance.now() + plan.seconds * 1000;

const loggedIn = (accounts: Account[], round: typeof sell) =>
  accounts.map((account): Round => {
    const login = makeLogin(account, plan);
    return async (user) => {
      await login(user);
      await round(user, plan, report.acknowledged, prices);
    };
  });
const rounds: Round[] = [
  ...Array.from({ length: plan.visitors }, (): Round => (user) => visit(user, plan)),
  ...loggedIn(plan.buyers, buy),
  ...loggedIn(plan.sellers, sell),
];
const startedAt = performance.now();
setInterval(endWhenTold, 200);
await Promise.all(rounds.map(live));
report.seconds = (performance.now() - startedAt) / 1000;
report.acknowledged.prices = [...prices];
writeFileSync(plan.report, JSON.stringify(report));
process.exit();

// One thing after the other until the time is over. They do not come all in the same moment.
async function live(round: Round, index: number): Promise<void> {
  await sleep(between(0, plan.thinkInMs[1]));
  const client = untilTheEnd(clientOf(plan.origin, addressOf(index)));
  const user = makeUser(client, report, plan);
  while (performance.now() < endsAt) {
    await round(user).catch((error) => {
      if (!(error instanceof GaveUp)) {
        throw error;
      }
    });
    await user.think();
  }
  client.close();
}

function endWhenTold(): void {
  if (existsSync(plan.endFile)) {
    endsAt = Math.min(endsAt, performance.now());
  }
}

// Nothing new is begun once the time is over.
function untilTheEnd(client: Client): Client {
  return {
    ...client,
    ask: (path, asked) => {
      if (performance.now() > endsAt) {
        throw new GaveUp();
      }
      return client.ask(path, asked);
    },
  };
}

// Loopback has sixteen million of them.
function addressOf(index: number): string {
  return `127.${20 + (index >> 14)}.${(index >> 7) & 127}.${1 + (index & 127)}`;
}
