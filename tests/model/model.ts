import { createListing, deleteDocument, setStatus, updateListing } from "./listing-rules";
import type { Step } from "./steps";
import { request, updateTransaction, voidTransaction } from "./trade-rules";
import type { Outcome, World } from "./world";

/** What a step should come to by contract §2 to §5; if it is done, the world moves on with it. */
export function foretell(world: World, step: Step): Outcome {
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
