import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { reportError } from "@/lib/error-reporting/report-error";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import type { Client } from "@/lib/request/client";
import { clientOf } from "@/lib/request/client-address";
import { requestDraftPath } from "@/lib/site/request-draft-path";
import { withNext } from "@/lib/site/with-next";
import { createRequestDraft } from "@/lib/transactions/operations";
import type { requestDrafts } from "@/lib/transactions/schema";
import type { FailureCode } from "./action-result";

type FormEntries = z.input<typeof requestDrafts>;

/**
 * Saves a draft if anything was entered (docs/decisions/0026). Throws NOT_FOUND, VALIDATION,
 * TOO_MANY_REQUESTS.
 */
export async function saveDraftAndPath(
  viewer: Viewer,
  { listingId, ...entered }: FormEntries,
  client: Client,
): Promise<string> {
  if (Object.values(entered).every((text) => !text?.trim())) {
    return `/listing/detail/${listingId}#request`;
  }
  const draft = { listingId, ...entered };
  const { answer } = await runOperation(createRequestDraft, viewer, draft, client);
  return requestDraftPath(listingId, answer.id, { question: entered.question ?? "" });
}

/** For forms without JavaScript whose session has ended. */
export async function leadThroughLogin<Failed extends { code: FailureCode }>(
  failure: Failed,
  entered: FormEntries,
): Promise<Failed> {
  if (!(await isLoggedOutWithoutScript(failure))) {
    return failure;
  }
  let path: string;
  try {
    path = await saveDraftAndPath(visitor, entered, clientOf(await headers()));
  } catch (error) {
    const { status, code } = reportError(error, "way-through-login");
    return status < 500 ? failure : { ...failure, code };
  }
  return redirect(withNext("/login", path));
}

/** Without JavaScript, a visitor's cached page cannot show the error. */
async function isLoggedOutWithoutScript({ code }: { code: FailureCode }): Promise<boolean> {
  return code === "UNAUTHENTICATED" && !(await headers()).has("next-action");
}
