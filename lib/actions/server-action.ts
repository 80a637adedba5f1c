import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { dropTags } from "@/lib/cache/drop-tags";
import { reportError } from "@/lib/error-reporting/report-error";
import { AppError } from "@/lib/errors/app-error";
import { isMember, type Viewer } from "@/lib/fields/viewer";
import { requireOwnOrigin } from "@/lib/http/csrf";
import type { Operation } from "@/lib/operations/define";
import { runOperation } from "@/lib/operations/run";
import { clientOf } from "@/lib/request/client-address";
import type { ActionResult } from "./action-result";

export function serverAction<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
): (payload: z.input<Input>, idempotencyKey?: string | null) => Promise<ActionResult<Answer>> {
  return async (payload, idempotencyKey) => answerTo(operation, { payload, idempotencyKey });
}

/** Fails with OTHER_ACCOUNT unless `pageUserId` is the viewer. */
export function pageServerAction<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
): (
  pageUserId: string,
  payload: z.input<Input>,
  idempotencyKey?: string | null,
) => Promise<ActionResult<Answer>> {
  return async (pageUserId, payload, idempotencyKey) =>
    answerTo(operation, { payload, idempotencyKey, pageUserId });
}

interface Posted<Payload> {
  payload: Payload;
  idempotencyKey?: string | null | undefined;
  pageUserId?: string;
}

async function answerTo<Input extends z.ZodType, Answer, V extends Viewer>(
  operation: Operation<Input, Answer, V>,
  { payload, idempotencyKey, pageUserId }: Posted<z.input<Input>>,
): Promise<ActionResult<Answer>> {
  try {
    const requestHeaders = await headers();
    requireOwnOrigin(requestHeaders);
    const viewer = await currentViewer();
    if (pageUserId !== undefined && isMember(viewer) && viewer.userId !== pageUserId) {
      throw new AppError("OTHER_ACCOUNT");
    }
    const client = clientOf(requestHeaders);
    const { answer, staleTags } = await runOperation(
      operation,
      viewer,
      payload,
      client,
      idempotencyKey,
    );
    await dropTags(staleTags, "action");
    return { ok: true, answer };
  } catch (error) {
    const { code, data } = reportError(error, operation.name);
    const { issues = [], retryAfterInSeconds, listingId } = data ?? {};
    return { ok: false, code, issues, retryAfterInSeconds, listingId };
  }
}
