import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { type FormEntries, isConsistent, type SettableStatus, type StepOf } from "./steps";
import { notifyOfStatus } from "./trade-rules";
import {
  type Actor,
  available,
  type ModelDocument,
  type ModelListing,
  mainAmong,
  manages,
  move,
  type Outcome,
  piecesIn,
  type StepResult,
  sees,
  type World,
} from "./world";

export function createListing(
  world: World,
  { actor, entered, documents }: StepOf<"create">,
): Outcome {
  const chosen = documents.map((place) => world.documents[place] as ModelDocument);
  if (!isConsistent(entered)) {
    return { result: "VALIDATION" };
  }
  if (chosen.some((one) => one.isGone || one.listing || one.uploader !== actor)) {
    return { result: "DOCUMENT_INVALID" };
  }
  const listing: ModelListing = {
    id: 0,
    owner: actor,
    status: "ACTIVE",
    version: 1,
    ...asEntered(entered),
    bundlePriceQuantity: null,
    documents: [],
    mainImage: null,
    transactions: [],
    history: [{ from: null, to: "ACTIVE", actor }],
  };
  world.listings.push(listing);
  attach(listing, chosen, null);
  return { result: "done", made: listing };
}

export function updateListing(world: World, step: StepOf<"update">): Outcome {
  const listing = world.listings[step.listing] as ModelListing;
  const chosen = step.documents?.map((place) => world.documents[place] as ModelDocument);
  const error = errorOf(listing, step) ?? errorOfDocuments(listing, step, chosen);
  if (error) {
    return { result: error };
  }
  const status = statusAt(listing, step.entered.quantity);
  if (status !== listing.status) {
    move(listing, status, step.actor);
  }
  const after = asEntered(step.entered);
  Object.assign(listing, { ...after, bundlePriceQuantity: pricedPieces(listing, after) });
  listing.version += 1;
  const main = step.mainImage === "unnamed" ? listing.mainImage : chosenMain(world, step.mainImage);
  attach(listing, chosen ?? listing.documents, main);
  for (const one of step.certificates.map((place) => world.documents[place])) {
    if (one?.listing === listing && one.type !== "IMAGE") {
      one.type = "CERTIFICATE";
    }
  }
  return { result: "done" };
}

function errorOf(
  listing: ModelListing,
  { actor, entered, version }: StepOf<"update">,
): StepResult | null {
  if (!isConsistent(entered)) {
    return "VALIDATION";
  }
  if (!manages(actor, listing)) {
    return sees(actor, listing) ? "FORBIDDEN" : "NOT_FOUND";
  }
  if (listing.status === "DELETED") {
    return "LISTING_STATUS_CONFLICT";
  }
  if (version !== null && version !== listing.version) {
    return "LISTING_CHANGED";
  }
  return entered.quantity < listing.quantity - available(listing) ? "VALIDATION" : null;
}

function errorOfDocuments(
  listing: ModelListing,
  { actor }: StepOf<"update">,
  chosen: ModelDocument[] | undefined,
): StepResult | null {
  const mayTake = (one: ModelDocument) =>
    one.uploader === actor || (actor === "administrator" && one.uploader === listing.owner);
  const isFree = (one: ModelDocument) => one.listing === null && mayTake(one);
  const mayHave = (one: ModelDocument) => !one.isGone && (one.listing === listing || isFree(one));
  return chosen?.every(mayHave) === false ? "DOCUMENT_INVALID" : null;
}

/** A save that leaves nothing available makes it SOLD; more pieces put it on sale again. */
function statusAt(listing: ModelListing, quantity: number): ListingStatus {
  const sold = piecesIn(listing, "COMPLETED");
  if (quantity === sold && quantity !== listing.quantity) {
    return "SOLD";
  }
  const isRestocked = quantity !== listing.quantity && quantity > sold;
  return listing.status === "SOLD" && isRestocked ? "ACTIVE" : listing.status;
}

/** A requested bundle keeps the quantity that its price was stated for, until a new price. */
function pricedPieces(
  before: ModelListing,
  after: { priceForBundleInCt: number | null; quantity: number },
): number | null {
  const isSamePrice = before.priceForBundleInCt === after.priceForBundleInCt;
  const isTraded = before.transactions.some(({ status }) => status !== "CANCELLED");
  if (after.priceForBundleInCt === null || !isSamePrice) {
    return null;
  }
  const { bundlePriceQuantity } = before;
  if (!isTraded && bundlePriceQuantity === null) {
    return null;
  }
  const pieces = bundlePriceQuantity ?? before.quantity;
  return pieces === after.quantity ? null : pieces;
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

export function setStatus(world: World, { actor, listings, status }: StepOf<"setStatus">): Outcome {
  const chosen = listings.map((place) => world.listings[place] as ModelListing);
  const error = chosen.map((one) => errorOfStatus(one, actor, status)).find(Boolean);
  if (error) {
    return { result: error };
  }
  for (const listing of chosen) {
    move(listing, status, actor);
    if (status === "DELETED") {
      cancelOpen(listing, actor);
    }
  }
  return { result: "done" };
}

/** Deleting cancels open transactions, and the buyers are notified. */
function cancelOpen(listing: ModelListing, actor: Actor): void {
  for (const one of listing.transactions) {
    const from = one.status;
    if (from === "REQUESTED" || from === "RESERVED") {
      move(one, "CANCELLED", actor);
      notifyOfStatus(one, { from, to: "CANCELLED", isListingDeleted: true });
    }
  }
}

const fromStates: Record<SettableStatus, ListingStatus[]> = {
  ACTIVE: ["DELETED", "RESERVED", "DRAFT"],
  DRAFT: ["ACTIVE", "RESERVED", "SOLD"],
  RESERVED: ["ACTIVE"],
  DELETED: ["ACTIVE", "RESERVED", "SOLD", "DRAFT"],
};

function errorOfStatus(
  listing: ModelListing,
  actor: Actor,
  status: SettableStatus,
): StepResult | undefined {
  if (!sees(actor, listing)) {
    return "NOT_FOUND";
  }
  if (!manages(actor, listing)) {
    return "FORBIDDEN";
  }
  return fromStates[status].includes(listing.status) ? undefined : "LISTING_STATUS_CONFLICT";
}

export function deleteDocument(
  world: World,
  { actor, document: place }: StepOf<"deleteDocument">,
): Outcome {
  const one = world.documents[place] as ModelDocument;
  const { listing } = one;
  if (one.isGone) {
    return { result: "NOT_FOUND" };
  }
  const mayDelete = actor === "administrator" || one.uploader === actor || actor === listing?.owner;
  if (!mayDelete) {
    const isSeen = (listing && sees(actor, listing)) || seesOnTrade(world, actor, one);
    return { result: isSeen ? "FORBIDDEN" : "NOT_FOUND" };
  }
  one.isGone = !world.transactions.some(({ image }) => image === one);
  one.listing = null;
  if (listing) {
    listing.documents = listing.documents.filter((other) => other !== one);
    listing.mainImage = mainAmong(listing.documents, listing.mainImage);
    listing.version += 1;
  }
  return { result: "done" };
}

/** Parties of a transaction still see the image that it has stored. */
function seesOnTrade({ transactions }: World, actor: Actor, one: ModelDocument): boolean {
  return transactions.some(
    ({ image, buyer, listing }) => image === one && (buyer === actor || manages(actor, listing)),
  );
}

function asEntered({ priceForBundle, ...entered }: FormEntries) {
  const isByPiece = entered.pricePerProductInCt !== null;
  return {
    ...entered,
    priceForBundleInCt: isByPiece ? null : (priceForBundle as number),
    minOrderQuantity: entered.bundleOnly ? entered.quantity : Math.max(1, entered.minOrderQuantity),
  };
}
