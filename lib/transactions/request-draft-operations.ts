import "server-only";
import { exampleIds } from "@/lib/fields/example-ids";
import { limits } from "@/lib/limits/limits";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import {
  createRequestDraft as keepDraft,
  keptDraft,
  leftOfDraft,
  getRequestDraft as readDraft,
  requestDraftNames,
  requestDrafts,
} from "./request-draft";

export const createRequestDraft = operation({
  name: "create-request-draft",
  access: anyone,
  input: requestDrafts,
  answer: keptDraft,
  refusals: ["NOT_FOUND"],
  example: { listingId: exampleIds.listing, quantity: "3", note: "Bestellnummer 4500017732" },
  limits: [{ limit: limits.requestDraft }],
  run: ({ viewer, input }) => keepDraft(viewer, input),
});

export const getRequestDraft = operation({
  name: "get-request-draft",
  access: signedIn,
  input: requestDraftNames,
  answer: leftOfDraft,
  refusals: ["NOT_FOUND"],
  example: { id: exampleIds.requestDraft, listingId: exampleIds.listing },
  run: ({ viewer, input }) => readDraft(viewer, input),
});
