import "server-only";
import { limits } from "@/lib/limits/limits";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { createRequestDraft as keepDraft, getRequestDraft as readDraft } from "./request-draft";
import { requestDraftNames, requestDrafts } from "./request-draft-schema";

/** Keeps what a visitor has entered until they are signed in (spec §2.7, decision 0026). */
export const createRequestDraft = operation({
  name: "create-request-draft",
  access: anyone,
  input: requestDrafts,
  limits: [{ limit: limits.requestDraft }],
  run: ({ viewer, input }) => keepDraft(viewer, input),
});

/** Gives it back to whoever has its id and is signed in by then. */
export const getRequestDraft = operation({
  name: "get-request-draft",
  access: signedIn,
  input: requestDraftNames,
  run: ({ viewer, input }) => readDraft(viewer, input),
});
