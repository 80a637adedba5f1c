import "server-only";
import { updateTag } from "next/cache";
import { headers } from "next/headers";
import type { z } from "zod";
import { requireOwnOrigin } from "@/lib/auth/origin";
import { currentViewer } from "@/lib/auth/viewer";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Issue } from "@/lib/errors/issues";
import { reportable } from "@/lib/errors/report";
import { clientOf } from "@/lib/site/client-address";
import type { Operation } from "./define";
import { runOperation } from "./run";
import type { Viewer } from "./viewer";

/** What a server action answers: it never throws what is expected (style.md, 10). */
export type ActionResult<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; code: ErrorCode; issues: Issue[]; retryAfterInSeconds?: number | undefined };

/** The operation as a server action of whoever is signed in; a success drops its stale pages at once. */
export function asAction<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
): (payload: z.input<Input>) => Promise<ActionResult<Answer>> {
  return async (payload) => {
    try {
      const requestHeaders = await headers();
      requireOwnOrigin(requestHeaders);
      const viewer = await currentViewer();
      const client = clientOf(requestHeaders);
      const { answer, staleTags } = await runOperation(operation, viewer, payload, client);
      for (const tag of staleTags) {
        updateTag(tag);
      }
      return { ok: true, answer };
    } catch (error) {
      const { code, data } = reportable(error, operation.name);
      const { issues = [], retryAfterInSeconds } = data ?? {};
      return { ok: false, code, issues, retryAfterInSeconds };
    }
  };
}
