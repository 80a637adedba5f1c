import { createListing, deleteDocument, setStatus, updateListing } from "./listing-rules";
import type { Step } from "./steps";
import { request, updateTransaction } from "./trade-rules";
import { available, type ModelListing, pick, type Verdict, type World } from "./world";

/** What a step should come to by contract §2 to §5; if it is done, the world moves on with it. */
export function foretell(world: World, step: Step): Verdict {
  switch (step.kind) {
    case "create":
      return createListing(world, step);
    case "update":
      return updateListing(world, step);
    case "setStatus":
      return setStatus(world, step);
    case "request":
      return request(world, step);
    case "updateTransaction":
      return updateTransaction(world, step);
    case "deleteDocument":
      return deleteDocument(world, step);
  }
}

/** The step with the quantities of this moment in place of words. */
export function resolved(world: World, step: Step): Step {
  if (step.kind === "request" && step.quantity === "all") {
    const listing = pick(world.listings, step.listing) as ModelListing;
    return { ...step, quantity: Math.max(1, available(listing)) };
  }
  if (step.kind === "update" && step.isToHeld) {
    const listing = pick(world.listings, step.listing) as ModelListing;
    const quantity = Math.max(1, listing.quantity - available(listing));
    return { ...step, entered: { ...step.entered, quantity } };
  }
  return step;
}
