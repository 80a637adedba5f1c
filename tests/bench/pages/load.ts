import { readFileSync } from "node:fs";
import autocannon from "autocannon";

export interface Target {
  name: string;
  urls: string[];
  pid: number;
  json?: string[];
}

const figures = ["rate", "p50", "p97_5", "p99", "cpu", "bytes"] as const;

/** Responses per second; latency in ms; server processor time in ms and bytes per response. */
export type Measured = { name: string } & Record<(typeof figures)[number], number>;

const manyConnections = 4;
const ticksPerSecond = 100;

/**
 * Measures the targets alternately, so that other load meets all of them; answers medians. Throws when a
 * server answers anything but 200.
 */
export async function measureInTurn(
  targets: Target[],
  { rounds, asked }: { rounds: number; asked: number },
): Promise<Measured[]> {
  for (const target of targets) {
    const questions = (target.json ?? target.urls).length;
    await ask(target, Math.max(100, questions * manyConnections));
  }
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      runs.push(await ask(target, asked));
    }
  }
  return targets.map(({ name }) => {
    const own = runs.filter((run) => run.name === name);
    const medians = figures.map((figure) => [figure, middle(own.map((run) => run[figure]))]);
    return { name, ...Object.fromEntries(medians) };
  });
}

export function measureEach(target: Target): Promise<Measured> {
  return ask(target, target.urls.length, 1);
}

// No time limit, because autocannon cuts open requests at its end. A cut, compressed response never frees its
// slot for the next target.
async function ask(
  { name, urls, pid, json }: Target,
  amount: number,
  connections = manyConnections,
): Promise<Measured> {
  const [first = ""] = urls;
  const before = cpuTimeOf(pid);
  const startedAt = performance.now();
  let endedAt = startedAt;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const asking = autocannon(
    {
      url: first,
      requests: urls.flatMap((url) => {
        const path = url.slice(new URL(url).origin.length);
        return json?.map((body) => ({ path, body })) ?? [{ path }];
      }),
      connections,
      method: json === undefined ? "GET" : "POST",
      headers: {
        "accept-encoding": "gzip",
        "accept-language": "de",
        ...(json !== undefined && { "content-type": "application/json" }),
      },
      amount,
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  // Autocannon's own duration has whole seconds.
  asking.on("response", () => {
    endedAt = performance.now();
  });
  const { requests, latency, throughput, non2xx, errors } = await promise;
  const cpu = cpuTimeOf(pid) - before;
  const { total } = requests;
  if (non2xx > 0 || errors > 0 || total === 0) {
    throw new Error(`${name}: ${non2xx} bad answers, ${errors} errors (${first})`);
  }
  const { p50, p97_5, p99 } = latency;
  const bytes = throughput.total / total;
  const rate = (1000 * total) / (endedAt - startedAt);
  return { name, rate, p50, p97_5, p99, cpu: cpu / total, bytes };
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function cpuTimeOf(pid: number): number {
  // The second field is a name in brackets that may contain spaces; user and system time are fields 14 and 15.
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
