import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { clientOf } from "./client.ts";
import type { Account, Acknowledged, Plan, Report } from "./plan.ts";
import { buy, sell, visit } from "./rounds.ts";
import { between, GaveUp, makeLogin, makeUser, type User } from "./user.ts";

type Round = (user: User) => Promise<void>;

interface Traffic {
  /** So far. */
  acknowledged: Acknowledged;
  report: Promise<Report>;
  end: () => Promise<Report>;
}

export function runTraffic(plan: Plan): Traffic {
  const acknowledged: Acknowledged = {
    listings: [],
    prices: new Map(),
    statuses: [],
    documents: [],
  };
  const report: Report = { seconds: 0, kinds: {}, errors: [], acknowledged };
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  setTimeout(() => over.abort(), plan.seconds * 1000).unref();
  const loggedIn = (accounts: Account[], round: typeof sell) =>
    accounts.map((account): Round => {
      const login = makeLogin(account, plan);
      return async (user) => {
        await login(user);
        await round(user, plan, acknowledged);
      };
    });
  const rounds: Round[] = [
    ...Array.from({ length: plan.visitors }, (): Round => (user) => visit(user, plan)),
    ...loggedIn(plan.buyers, buy),
    ...loggedIn(plan.sellers, sell),
  ];

  // Starts are spread, so that users do not come all at once.
  async function live(round: Round, index: number): Promise<void> {
    const wait = (from: number, to: number) =>
      sleep(between(from, to), undefined, over).catch(() => {});
    await wait(0, plan.thinkInMs[1]);
    const client = clientOf(plan.origin, addressOf(index));
    const user = makeUser(client, report, () => wait(...plan.thinkInMs), over.signal);
    while (!over.signal.aborted) {
      await round(user).catch((error) => {
        if (!(error instanceof GaveUp)) {
          throw error;
        }
      });
      await user.think();
    }
    client.close();
  }

  async function runAll(): Promise<Report> {
    const startedAt = performance.now();
    await Promise.all(rounds.map(live));
    return { ...report, seconds: (performance.now() - startedAt) / 1000 };
  }

  const all = runAll();
  return {
    acknowledged,
    report: all,
    end: () => {
      over.abort();
      return all;
    },
  };
}

// Loopback has sixteen million addresses.
function addressOf(index: number): string {
  return `127.${20 + (index >> 14)}.${(index >> 7) & 127}.${1 + (index & 127)}`;
}
