import "server-only";
import { failureCode } from "@/lib/errors/failure-code";
import { metrics } from "@/lib/metrics/metrics";
import { inSpan } from "@/lib/tracing/spans";

/** Runs an operation, counts how it ended and what it took, and tells a collector, where there is one. */
export function observed<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now();
  return inSpan(`operation ${name}`, async (mark) => {
    const end = (code: string) => {
      mark("lagerfund.code", code);
      metrics()?.countOperation(name, code, performance.now() - startedAt);
    };
    try {
      const answer = await run();
      end("OK");
      return answer;
    } catch (error) {
      end(failureCode(error));
      throw error;
    }
  });
}
