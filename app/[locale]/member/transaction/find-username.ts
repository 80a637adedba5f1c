import { cache } from "react";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { getUsernameById } from "@/lib/accounts/operations";
import { findAs } from "@/lib/operations/load-for-page";

/** Read once for the title and the page; null when unknown. */
export const findUsername = cache(async (userId: string | undefined): Promise<string | null> => {
  const viewer = await currentViewer();
  return viewer.isAdmin && userId ? findAs(viewer, getUsernameById, userId) : null;
});
