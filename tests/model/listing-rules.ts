import { type Entered, isConsistent, type StepOf } from "./steps";
import {
  available,
  held,
  type ModelDocument,
  type ModelListing,
  mainAmong,
  manages,
  pick,
  sees,
  type Verdict,
  type World,
} from "./world";

export function createListing(world: World, { entered, documents }: StepOf<"create">): Verdict {
  const chosen = documents.map((place) => world.documents[place] as ModelDocument);
  if (!isConsistent(entered)) {
    return "VALIDATION";
  }
  if (chosen.some((one) => one.isGone || one.listing || one.uploader !== "seller")) {
    return "DOCUMENT_INVALID";
  }
  const listing: ModelListing = {
    id: 0,
    status: "ACTIVE",
    version: 1,
    ...settled(entered),
    documents: [],
    mainImage: null,
    transactions: [],
  };
  world.listings.push(listing);
  attach(listing, chosen, null);
  return "done";
}

export function updateListing(world: World, step: StepOf<"update">): Verdict {
  const listing = pick(world.listings, step.listing) as ModelListing;
  const chosen = step.documents?.map((place) => world.documents[place] as ModelDocument);
  const refusal = refusalOf(listing, step) ?? refusalOfDocuments(listing, step, chosen);
  if (refusal) {
    return refusal;
  }
  listing.status = statusAt(listing, step.entered.quantity);
  Object.assign(listing, settled(step.entered));
  listing.version += 1;
  const main = step.mainImage === "unnamed" ? listing.mainImage : chosenMain(world, step.mainImage);
  attach(listing, chosen ?? listing.documents, main);
  for (const one of step.certificates.map((place) => world.documents[place])) {
    if (one?.listing === listing && one.type !== "IMAGE") {
      one.type = "CERTIFICATE";
    }
  }
  return "done";
}

function refusalOf(listing: ModelListing, { actor, entered, version }: StepOf<"update">) {
  if (!isConsistent(entered)) {
    return "VALIDATION";
  }
  if (!manages(actor)) {
    return sees(actor, listing) ? "FORBIDDEN" : "NOT_FOUND";
  }
  if (listing.status === "DELETED") {
    return "LISTING_STATUS_CONFLICT";
  }
  if (version === "stale" && listing.version > 1) {
    return "LISTING_CHANGED";
  }
  return entered.quantity < listing.quantity - available(listing) ? "VALIDATION" : null;
}

function refusalOfDocuments(
  listing: ModelListing,
  { actor }: StepOf<"update">,
  chosen: ModelDocument[] | undefined,
) {
  // All listings are the seller's: their loose files an administrator may put there as well.
  const mayTake = (one: ModelDocument) =>
    one.uploader === actor || (actor === "administrator" && one.uploader === "seller");
  const isFree = (one: ModelDocument) => one.listing === null && mayTake(one);
  const mayHave = (one: ModelDocument) => !one.isGone && (one.listing === listing || isFree(one));
  return chosen?.every(mayHave) === false ? "DOCUMENT_INVALID" : null;
}

/** Sold out by the save it is SOLD; with more than was sold it is on sale again. */
function statusAt(listing: ModelListing, quantity: number) {
  const sold = held(listing, "COMPLETED");
  if (quantity === sold && quantity !== listing.quantity) {
    return "SOLD";
  }
  return listing.status === "SOLD" && quantity > sold ? "ACTIVE" : listing.status;
}

function chosenMain(world: World, place: number | null): ModelDocument | null {
  return place === null ? null : (world.documents[place] ?? null);
}

function attach(listing: ModelListing, documents: ModelDocument[], main: ModelDocument | null) {
  for (const one of listing.documents) {
    one.listing = null;
  }
  for (const one of documents) {
    one.listing = listing;
  }
  listing.documents = documents;
  listing.mainImage = mainAmong(documents, main);
}

export function setStatus(world: World, { actor, listings, status }: StepOf<"setStatus">): Verdict {
  const chosen = [...new Set(listings.map((place) => pick(world.listings, place)))];
  const from = {
    ACTIVE: ["DELETED", "RESERVED", "DRAFT"],
    DRAFT: ["ACTIVE", "RESERVED", "SOLD"],
    RESERVED: ["ACTIVE"],
    DELETED: ["ACTIVE", "RESERVED", "SOLD", "DRAFT"],
  }[status];
  for (const listing of chosen as ModelListing[]) {
    if (!sees(actor, listing)) {
      return "NOT_FOUND";
    }
    if (!manages(actor)) {
      return "FORBIDDEN";
    }
    if (!from.includes(listing.status)) {
      return "LISTING_STATUS_CONFLICT";
    }
  }
  for (const listing of chosen as ModelListing[]) {
    listing.status = status;
  }
  return "done";
}

export function deleteDocument(
  world: World,
  { actor, document: place }: StepOf<"deleteDocument">,
): Verdict {
  const one = pick(world.documents, place) as ModelDocument;
  if (one.isGone) {
    return "NOT_FOUND";
  }
  const mayDelete =
    actor === "administrator" || one.uploader === actor || (actor === "seller" && one.listing);
  if (!mayDelete) {
    return one.listing && sees(actor, one.listing) ? "FORBIDDEN" : "NOT_FOUND";
  }
  const { listing } = one;
  one.isGone = true;
  one.listing = null;
  if (listing) {
    listing.documents = listing.documents.filter((other) => other !== one);
    listing.mainImage = mainAmong(listing.documents, listing.mainImage);
    listing.version += 1;
  }
  return "done";
}

function settled({ priceForBundle, ...entered }: Entered) {
  const isByPiece = entered.pricePerProductInCt !== null;
  return {
    ...entered,
    priceForBundleInCt: isByPiece ? null : (priceForBundle as number),
    minOrderQuantity: entered.bundleOnly ? entered.quantity : Math.max(1, entered.minOrderQuantity),
  };
}
