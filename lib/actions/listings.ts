"use server";

import { keyOfForm } from "@/lib/idempotency/key";
import {
  createListing,
  getListingById,
  getOwnListingsOfPart,
  setListingStatus,
  updateListing,
} from "@/lib/listings/operations";
import { asAction, asPageAction } from "./server-action";

const create = asPageAction(createListing);

export const setListingStatusAction = asPageAction(setListingStatus);
export const updateListingAction = asPageAction(updateListing);
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
