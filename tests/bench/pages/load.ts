import { readFileSync } from "node:fs";
import autocannon from "autocannon";

export interface Target {
  name: string;
  /** Whole addresses; each connection asks for one after the other. */
  urls: string[];
  /** Of the server that answers, for its processor time. */
  pid: number;
  /** The bodies of POSTs, one after the other; GETs without. */
  json?: string[];
}

export interface Measured {
  name: string;
  /** Answers a second. */
  rate: number;
  /** In ms, as whoever waits sees it. */
  p50: number;
  p97_5: number;
  p99: number;
  /** The server's own processor time in ms an answer. */
  cpu: number;
  bytes: number;
}

/** So many questions, or for so many seconds. */
export type Length = { amount: number } | { duration: number };

const connections = 4;
// Of the clock that /proc counts in, on every Linux there is.
const ticksPerSecond = 100;

/**
 * Asks each target in turn, round after round, so that whatever else the machine does meets all of them, and answers
 * the medians of the rounds. Throws when a server answers anything but 200.
 */
export async function measureInTurn(
  targets: Target[],
  { rounds, length }: { rounds: number; length: Length },
): Promise<Measured[]> {
  for (const target of targets) {
    const questions = (target.json ?? target.urls).length;
    await ask(target, { amount: Math.max(100, questions * connections) });
  }
  const runs = targets.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      runs[index]?.push(await ask(target, length));
    }
  }
  return runs.map(medianOf);
}

/** Asks for each address once, one after the other: what nobody has asked for before. */
export async function measureEach({ name, urls, pid }: Target): Promise<Measured> {
  const waits: number[] = [];
  let bytes = 0;
  const before = cpuTimeOf(pid);
  for (const url of urls) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { "accept-encoding": "gzip" } });
    await response.arrayBuffer();
    waits.push(performance.now() - startedAt);
    bytes += Number(response.headers.get("content-length"));
    if (!response.ok) {
      throw new Error(`${name}: ${url} answers ${response.status}.`);
    }
  }
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const sum = waits.reduce((total, wait) => total + wait, 0);
  return {
    name,
    rate: (1000 * urls.length) / sum,
    p50: at(0.5),
    p97_5: at(0.975),
    p99: at(0.99),
    cpu: (cpuTimeOf(pid) - before) / urls.length,
    bytes: bytes / urls.length,
  };
}

async function ask(target: Target, length: Length) {
  const { name, urls, pid, json } = target;
  const [first = ""] = urls;
  const before = cpuTimeOf(pid);
  const result = await autocannon({
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
    ...length,
  });
  const after = cpuTimeOf(pid);
  const { requests, latency, throughput } = result;
  if (result.non2xx > 0 || result.errors > 0 || requests.total === 0) {
    throw new Error(`${name}: ${result.non2xx} bad answers, ${result.errors} errors (${first})`);
  }
  return {
    name,
    rate: requests.total / result.duration,
    p50: latency.p50,
    p97_5: latency.p97_5,
    p99: latency.p99,
    cpu: (after - before) / requests.total,
    bytes: throughput.total / requests.total,
  };
}

function medianOf(runs: Measured[]): Measured {
  const [first] = runs;
  if (!first) {
    throw new Error("Nothing was measured.");
  }
  const median = (of: (run: Measured) => number) => middle(runs.map(of));
  return {
    name: first.name,
    rate: median(({ rate }) => rate),
    p50: median(({ p50 }) => p50),
    p97_5: median(({ p97_5 }) => p97_5),
    p99: median(({ p99 }) => p99),
    cpu: median(({ cpu }) => cpu),
    bytes: median(({ bytes }) => bytes),
  };
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The processor time in ms that a process has used so far. */
function cpuTimeOf(pid: number): number {
  // The second field is a name in brackets, which may hold spaces; user and system time are fields 14 and 15.
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
