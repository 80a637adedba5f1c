import { listFloods } from "../attacks/floods/flood.ts";
import { type MeasuredFlood, measureFlood, type Waits } from "../attacks/floods/measure.ts";
import { childOf } from "../servers/instance.ts";
import type { Floods } from "./fill/wishes.ts";
import { markdownTable } from "./pages/page-tables.ts";
import type { Served } from "./server.ts";

const goalsInMs: Waits = { health: 100, login: 1_000, page: 300 };
const goalInMegabytes = 700;

/** What everybody else waits while one client floods the site, and how much memory that takes (issue 31). */
export async function floodSection(
  { origin, pid }: Served,
  { share, maxInMs }: Floods,
): Promise<string> {
  const attacked = {
    port: Number(new URL(origin).port),
    pid: childOf({ pid }),
    path: "/listing/search?query=6205",
    page: "/",
    login: { email: "nobody@lagerfund.example", password: "wrong-password" },
  };
  const measured: MeasuredFlood[] = [];
  for (const [index, flood] of listFloods(share, maxInMs).entries()) {
    const addresses = { attacker: `127.0.1.${index + 1}`, visitor: `127.0.2.${index + 1}` };
    measured.push(await measureFlood(attacked, flood, addresses));
  }
  return `## Floods

One client at ${share} of the attacks' size, on the processors of the server itself; the longest wait of somebody else in
ms, during the flood and (in brackets) 5 s after it. Goals: health below ${goalsInMs.health}, a login below ${goalsInMs.login}, a visitor's
cached page below ${goalsInMs.page}, memory below ${goalInMegabytes} MB.

${markdownTable(["flood", "health", "login", "page", "memory MB", "answered", "503"], measured.map(rowOf))}`;
}

function rowOf({ name, during, after, memory, report }: MeasuredFlood): string[] {
  const { "200": answered = 0, "503": shed = 0 } = report.statuses;
  return [
    name,
    ...(["health", "login", "page"] as const).map(
      (kind) => `${wait(during[kind], goalsInMs[kind])} (${wait(after[kind], goalsInMs[kind])})`,
    ),
    `${Math.round(memory.before)} → ${marked(Math.round(memory.most), memory.most < goalInMegabytes)}`,
    String(answered),
    String(shed),
  ];
}

function wait(inMs: number | null, goalInMs: number | null): string {
  return inMs === null ? "**shed**" : marked(Math.round(inMs), inMs < (goalInMs ?? 0));
}

function marked(value: number, isMet: boolean): string {
  return isMet ? String(value) : `**${value}**`;
}
