import { createListing, deleteDocument, setStatus, updateListing } from "./listing-rules";
import type { Step } from "./steps";
import { request, updateTransaction, voidTransaction } from "./trade-rules";
import type { Outcome, World } from "./world";

/** The expected outcome of a step; a successful one changes the world. */
export function predict(world: World, step: Step): Outcome {
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
    case "voidTransaction":
      return voidTransaction(world, step);
    case "deleteDocument":
      return deleteDocument(world, step);
  }
}
