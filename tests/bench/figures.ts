import { cpus, loadavg, totalmem } from "node:os";

export interface Spread {
  p50: number;
  p95: number;
  p99: number;
}

export function spreadOf(durations: number[]): Spread {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

export function table(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

export function number(count: number): string {
  return Math.round(count).toLocaleString("en-US");
}

export function machine(postgres: string): string {
  const [cpu] = cpus();
  return table(
    ["", ""],
    [
      ["Date", new Date().toISOString().slice(0, 10)],
      ["Processor", `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}`],
      ["Memory", `${Math.round(totalmem() / 2 ** 30)} GB`],
      ["Load when the report was written", `${loadavg()[0]?.toFixed(1)}`],
      ["Node", process.version],
      ["PostgreSQL", postgres],
    ],
  );
}
