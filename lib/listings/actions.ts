"use server";

import { asAction } from "@/lib/operations/as-action";
import { createListing, getListingById, setListingStatus, updateListing } from "./operations";

export const createListingAction = asAction(createListing);
export const setListingStatusAction = asAction(setListingStatus);
export const updateListingAction = asAction(updateListing);
export const getListingByIdAction = asAction(getListingById);
