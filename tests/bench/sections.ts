import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { step } from "../../scripts/process/steps.ts";
import type { Outputs } from "./fill/wishes";
import { type BenchReport, reportOf } from "./report";
import { searchReportOf } from "./search-report";

export interface Section {
  name: string;
  /** Puts its figures into the report. */
  measure: (report: BenchReport) => Promise<void>;
}

/**
 * Measures one section after the other and writes both reports after each, so that what was measured outlives whatever
 * comes later. One that fails is named in the report, and the next one begins.
 */
export async function measureSections(
  sections: Section[],
  report: BenchReport,
  [figures, search]: Outputs,
): Promise<void> {
  mkdirSync(path.dirname(figures.output), { recursive: true });
  for (const [index, { name, measure }] of sections.entries()) {
    try {
      await step(name, () => measure(report));
    } catch (error) {
      report.failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
    report.pending = sections.slice(index + 1).map((section) => section.name);
    writeFileSync(figures.output, reportOf(report));
    writeFileSync(search.output, searchReportOf(report));
  }
}
