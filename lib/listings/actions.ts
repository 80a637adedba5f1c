"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { issueCode, issuesOf } from "@/lib/errors/issues";
import { asAction } from "@/lib/operations/as-action";
import {
  editedListingOf,
  formIssuesOf,
  type ListingFormRefusal,
  payloadOfEntered,
  readListingForm,
} from "./form-post";
import { createListing, getListingById, setListingStatus, updateListing } from "./operations";
import { listingInput } from "./schema";
import { readSelection, type SelectionOutcome } from "./selection-form";

const create = asAction(createListing);
const update = asAction(updateListing);
const setStatuses = asAction(setListingStatus);

export const createListingAction = create;
export const setListingStatusAction = setStatuses;
export const updateListingAction = update;
export const getListingByIdAction = asAction(getListingById);

/** The listing form without JavaScript: to the detail page, or back with all that was typed. Files stay as they are. */
export async function saveListingFormAction(
  _: ListingFormRefusal | null,
  posted: unknown,
): Promise<ListingFormRefusal> {
  const form = posted instanceof FormData ? posted : new FormData();
  const { entered, issues: unreadable } = readListingForm(form);
  const edited = editedListingOf(form);
  const version = edited?.version ?? null;
  const payload = payloadOfEntered(entered);
  const own = [...unreadable, ...formIssuesOf(entered)];
  if (own.length > 0) {
    const { error } = listingInput.safeParse(payload, { error: issueCode });
    const others = error ? issuesOf(error).filter(({ path }) => !isAt(own, path)) : [];
    return { code: "VALIDATION", issues: [...own, ...others], entered, version };
  }
  const result = await (edited ? update({ ...payload, ...edited }) : create(payload));
  if (result.ok) {
    return redirect(`/listing/detail/${result.answer.listingId}`);
  }
  const { code, issues } = result;
  // After a conflict the page shows what is stored now: the next post is about that version.
  return { code, issues, entered, version: code === "LISTING_CHANGED" ? null : version };
}

/** Pauses, activates or deletes the listings ticked in a list, all of them or none; works without JavaScript. */
export async function setSelectedStatusAction(
  before: SelectionOutcome | null,
  posted: unknown,
): Promise<SelectionOutcome | null> {
  const selection = posted instanceof FormData ? readSelection(posted) : null;
  if (!selection) {
    return before;
  }
  const { to, ids, changes } = selection;
  if (changes.length === 0) {
    return { ok: false, status: to, code: null, ids };
  }
  const result = await setStatuses(changes);
  refresh();
  return result.ok
    ? { ok: true, status: to, count: result.answer.count }
    : { ok: false, status: to, code: result.code, ids };
}

function isAt(issues: readonly { path: string }[], path: string): boolean {
  return issues.some((issue) => issue.path === path);
}
