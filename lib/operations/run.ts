import "server-only";
import type { z } from "zod";
import { errorCodeOf } from "@/lib/error-reporting/error-code-of";
import { AppError } from "@/lib/errors/app-error";
import { issueCode, issuesOf } from "@/lib/errors/issues";
import type { Viewer } from "@/lib/fields/viewer";
import { idempotentCall, isDone } from "@/lib/idempotency/idempotency";
import { enforceLimit } from "@/lib/limits/enforce-limit";
import { metrics } from "@/lib/observability/metrics";
import { inSpan } from "@/lib/observability/spans";
import { type Client, noClient } from "@/lib/request/client";
import type { Operation } from "./define";

export interface Outcome<Answer> {
  answer: Answer;
  staleTags: string[];
}

/**
 * Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, or the operation's own
 * codes.
 */
export function runOperation<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  viewer: Viewer,
  payload: unknown,
  client: Client = noClient,
  idempotencyKey: unknown = null,
): Promise<Outcome<Answer>> {
  return observed(operation.name, () =>
    admitAndRun(operation, viewer, payload, client, idempotencyKey),
  );
}

async function admitAndRun<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  viewer: Viewer,
  payload: unknown,
  client: Client,
  idempotencyKey: unknown,
): Promise<Outcome<Answer>> {
  const admitted = operation.access.admit(viewer);
  const parsed = await operation.input.safeParseAsync(payload, { error: issueCode });
  if (!parsed.success) {
    const issues = issuesOf(parsed.error);
    throw operation.rejectionOf?.(issues, payload) ?? new AppError("VALIDATION", { issues });
  }
  const input = parsed.data;
  const call = operation.idempotent ? idempotentCall(operation.name, idempotencyKey, input) : null;
  const isRepeat = call !== null && viewer.userId !== null && (await isDone(viewer.userId, call));
  const counted = (operation.limits ?? []).filter(({ counts }) => counts?.(input) ?? true);
  for (const { limit, accountOf, deviceOf } of isRepeat ? [] : counted) {
    const account = accountOf ? accountOf(input) : (viewer.userId ?? undefined);
    const device = await deviceOf?.(input, client);
    await enforceLimit(limit, { account, clientAddress: client.address, device });
  }
  const staleTags: string[] = [];
  const drop = (...tags: string[]) => void staleTags.push(...tags);
  const answer = await operation.run({ viewer: admitted, input, client, call, drop });
  return { answer, staleTags };
}

function observed<Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> {
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
      end(errorCodeOf(error));
      throw error;
    }
  });
}
