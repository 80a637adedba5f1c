"use server";

import { asAction } from "@/lib/operations/as-action";
import { createListing, setListingStatus } from "./operations";

export const createListingAction = asAction(createListing);
export const setListingStatusAction = asAction(setListingStatus);
