import type { Sketch } from "./sketches";
import type { Step, StepOf } from "./steps";
import {
  type Actor,
  available,
  type ModelListing,
  type ModelTransaction,
  type World,
} from "./world";

type SketchOf<K extends Sketch["kind"]> = Extract<Sketch, { kind: K }>;

/** Resolves a sketch to a step in the current world. */
export function resolveSketch(world: World, sketch: Sketch): Step {
  switch (sketch.kind) {
    case "create":
      return sketch;
    case "update":
      return resolveUpdate(world, sketch);
    case "setStatus": {
      const places = [sketch.listing, ...sketch.more].map((place) => place % world.listings.length);
      const actor = actorIn(sketch.actor, listingAt(world, sketch.listing));
      return { ...sketch, actor, listings: [...new Set(places)] };
    }
    case "request":
      return resolveRequest(world, sketch);
    case "updateTransaction": {
      const listing = listingAt(world, sketch.listing);
      const transaction = pick(listing.transactions, sketch.transaction);
      const actor = actorIn(sketch.actor, listing, transaction);
      const { kind, status } = sketch;
      const place = transaction ? world.transactions.indexOf(transaction) : -1;
      const seen = transaction?.status ?? null;
      const from = { none: null, seen, RESERVED: "RESERVED" as const }[sketch.from];
      return { kind, actor, status, from, transaction: place };
    }
    case "voidTransaction": {
      const { kind, actor } = sketch;
      const done = listingAt(world, sketch.listing).transactions;
      const transaction = pick(done, sketch.transaction);
      return {
        kind,
        actor,
        transaction: transaction ? world.transactions.indexOf(transaction) : -1,
      };
    }
    case "deleteDocument":
      return { ...sketch, document: sketch.document % world.documents.length };
  }
}

function resolveUpdate(world: World, sketch: SketchOf<"update">): StepOf<"update"> {
  const listing = listingAt(world, sketch.listing);
  const entered = sketch.isToHeld
    ? { ...sketch.entered, quantity: Math.max(1, listing.quantity - available(listing)) }
    : sketch.entered;
  return {
    ...sketch,
    entered,
    listing: world.listings.indexOf(listing),
    actor: actorIn(sketch.actor, listing),
    version: { seen: listing.version, stale: 1, none: null }[sketch.version],
  };
}

function resolveRequest(world: World, sketch: SketchOf<"request">): StepOf<"request"> {
  const last = world.keys.at(-1);
  if (sketch.key === "again" && last) {
    const { buyer, key, quantity } = last;
    const listing = world.listings.indexOf(last.listing);
    return { kind: "request", actor: buyer, listing, quantity, key };
  }
  const listing = listingAt(world, sketch.listing);
  const all = Math.max(1, available(listing));
  return {
    ...sketch,
    listing: world.listings.indexOf(listing),
    quantity: sketch.quantity === "all" ? all : sketch.quantity,
    key: sketch.key === "again" ? null : sketch.key,
  };
}

function actorIn(
  role: Actor | "owner" | "taker",
  listing: ModelListing,
  transaction?: ModelTransaction,
): Actor {
  if (role === "owner") {
    return listing.owner;
  }
  return role === "taker" ? (transaction?.buyer ?? "buyer") : role;
}

function listingAt(world: World, place: number): ModelListing {
  return pick(world.listings, place) as ModelListing;
}

function pick<Item>(items: Item[], place: number): Item | undefined {
  return items[place % Math.max(items.length, 1)];
}
