"use server";

import { keyOfForm } from "@/lib/idempotency/idempotency";
import {
  createListing,
  getListingById,
  getOwnListingsOfPart,
  setListingStatus,
  updateListing,
} from "@/lib/listings/operations";
import { pageServerAction, serverAction } from "./server-action";

const create = pageServerAction(createListing);

export const setListingStatusAction = pageServerAction(setListingStatus);
export const updateListingAction = pageServerAction(updateListing);
export const getListingByIdAction = serverAction(getListingById);
export const getOwnListingsOfPartAction = pageServerAction(getOwnListingsOfPart);

/** Sending the same form twice creates one listing. */
export async function createListingAction(
  pageUserId: string,
  payload: Parameters<typeof create>[1],
  formKey: string,
): ReturnType<typeof create> {
  return create(pageUserId, payload, keyOfForm(formKey, payload));
}
