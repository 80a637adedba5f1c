"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { keyOfForm } from "@/lib/idempotency/named-call";
import { asAction, asPageAction } from "@/lib/operations/as-action";
import { textIn } from "@/lib/operations/form-text";
import { formIssuesOf, issuesOfEntered, payloadOfEntered } from "./entered";
import {
  bundlePriceQuantityOf,
  editedListingOf,
  formKeyOf,
  type ListingFormRefusal,
  pageUserIdOf,
  readListingForm,
} from "./form-post";
import {
  createListing,
  getListingById,
  getOwnListingsOfPart,
  setListingStatus,
  updateListing,
} from "./operations";
import { readSelection, type SelectionOutcome } from "./selection-form";

const create = asPageAction(createListing);
const update = asPageAction(updateListing);
const setStatuses = asPageAction(setListingStatus);

export const setListingStatusAction = setStatuses;
export const updateListingAction = update;
export const getListingByIdAction = asAction(getListingById);
export const getOwnListingsOfPartAction = asPageAction(getOwnListingsOfPart);

/** A new listing of a page's user: the same form sent again is the same listing. */
export async function createListingAction(
  pageUserId: string,
  payload: Parameters<typeof create>[1],
  formKey: string,
): ReturnType<typeof create> {
  return create(pageUserId, payload, keyOfForm(formKey, payload));
}

/** The listing form without JavaScript: to the detail page, or back with all that was typed. Files stay as they are. */
export async function saveListingFormAction(
  _: ListingFormRefusal | null,
  posted: unknown,
): Promise<ListingFormRefusal> {
  const form = posted instanceof FormData ? posted : new FormData();
  const entered = readListingForm(form);
  const edited = editedListingOf(form);
  const version = edited?.version || null;
  const pageUserId = pageUserIdOf(form);
  const payload = payloadOfEntered(entered);
  if (formIssuesOf(entered).length > 0) {
    const issues = issuesOfEntered(entered, payload);
    return { code: "VALIDATION", issues, entered, version, pageUserId };
  }
  const result = await (edited
    ? update(pageUserId, {
        ...payload,
        ...edited,
        bundlePriceQuantity: bundlePriceQuantityOf(form),
      })
    : createListingAction(pageUserId, payload, formKeyOf(form)));
  if (result.ok) {
    return redirect(`/listing/detail/${result.answer.listingId}`);
  }
  const { code, issues } = result;
  // After a conflict the page shows what is stored now: the next post is about that version.
  const next = code === "LISTING_CHANGED" ? null : version;
  return { code, issues, entered, version: next, pageUserId };
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
  const result = await setStatuses(textIn(posted, "pageUserId"), changes);
  refresh();
  return result.ok
    ? { ok: true, status: to, count: result.answer.count }
    : { ...result, status: to, ids };
}
