import { cpus, loadavg, totalmem } from "node:os";

/** Of Markdown. */
export function table(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** "1,000,000". */
export function number(count: number): string {
  return count.toLocaleString("en-US");
}

/** What the figures were measured on. */
export function machine(postgres: string): string {
  const [cpu] = cpus();
  const facts = [
    ["Date", new Date().toISOString().slice(0, 10)],
    ["Processor", `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}`],
    ["Memory", `${Math.round(totalmem() / 2 ** 30)} GB`],
    ["Load when the report was written", `${loadavg()[0]?.toFixed(1)}`],
    ["Node", process.version],
    ["PostgreSQL", postgres],
  ];
  return table(["", ""], facts);
}
