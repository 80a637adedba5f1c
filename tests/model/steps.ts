import fc from "fast-check";
import { type Actor, actors } from "./world";

// What can be tried, as plain data: fast-check makes it up, prints it and shortens it. Numbers that pick something
// (`listing`, `transaction`, `document`) are taken modulo what there is.

export interface Entered {
  quantity: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
  pricePerProductInCt: number | null;
  /** Of the whole lot; "fitting" agrees with the price per product. */
  priceForBundle: number | null | "fitting";
  mpn: string;
}

export type Step =
  | { kind: "create"; actor: "seller"; entered: Entered; documents: number[] }
  | {
      kind: "update";
      actor: Actor;
      listing: number;
      entered: Entered;
      version: "seen" | "stale" | "none";
      documents: number[] | null;
      mainImage: number | null | "unnamed";
      certificates: number[];
      /** Whether the quantity is lowered to what is reserved and sold. */
      isToHeld: boolean;
    }
  | { kind: "setStatus"; actor: Actor; listings: number[]; status: (typeof settable)[number] }
  | { kind: "request"; actor: Actor; listing: number; quantity: number | "all" }
  | { kind: "updateTransaction"; actor: Actor; transaction: number; status: (typeof moves)[number] }
  | { kind: "deleteDocument"; actor: Actor; document: number };

export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

const settable = ["ACTIVE", "DRAFT", "RESERVED", "DELETED"] as const;
const moves = ["COMPLETED", "RESERVED", "CANCELLED", "REQUESTED"] as const;
export const documentsInAll = 6;

// Mostly who may; the others often enough to be refused.
const actor = fc.oneof(
  { weight: 7, arbitrary: fc.constant<Actor>("seller") },
  { weight: 3, arbitrary: fc.constantFrom(...actors) },
);
const customer = fc.oneof(
  { weight: 7, arbitrary: fc.constant<Actor>("buyer") },
  { weight: 3, arbitrary: fc.constantFrom(...actors) },
);
const place = fc.nat({ max: 11 });
const sometimes = fc.nat({ max: 3 }).map((n) => n === 3);
const documents = fc.shuffledSubarray([...Array(documentsInAll).keys()], { maxLength: 4 });
const price = fc.constantFrom(900, 1250, 70_000);

const entered: fc.Arbitrary<Entered> = fc
  .record({
    quantity: fc.integer({ min: 4, max: 12 }),
    minOrderQuantity: fc.oneof(
      { weight: 4, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.nat({ max: 6 }) },
    ),
    bundleOnly: sometimes,
    mpn: fc.constantFrom("6ES7-1", "6es7 2", "FESTO-3"),
  })
  .chain((rest) =>
    fc
      .oneof(
        { weight: 8, arbitrary: fc.record({ pricePerProductInCt: price }) },
        {
          weight: 2,
          arbitrary: fc.record({ priceForBundle: price, bundleOnly: fc.constant(true) }),
        },
        { weight: 1, arbitrary: fc.record({ priceForBundle: price }) },
        {
          weight: 1,
          arbitrary: fc.record({
            pricePerProductInCt: price,
            priceForBundle: fc.constantFrom("fitting" as const, 1),
          }),
        },
      )
      .map((prices) => ({ pricePerProductInCt: null, priceForBundle: null, ...rest, ...prices })),
  );

const kind = <Kind extends Step["kind"]>(name: Kind) => ({ kind: fc.constant(name) });

const create = fc.record({
  ...kind("create"),
  actor: fc.constant("seller" as const),
  entered,
  documents,
});

/** Where every story begins: the first four documents are the seller's. */
const opening = create
  .filter((step) => isConsistent(step.entered))
  .map((step) => ({ ...step, documents: step.documents.filter((document) => document < 4) }));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: create },
  {
    weight: 6,
    arbitrary: fc.record({
      ...kind("update"),
      actor,
      listing: place,
      entered,
      version: fc.constantFrom("seen" as const, "seen" as const, "none" as const, "stale" as const),
      // Null in one of two: `freq: 1` would be null always.
      documents: fc.option(documents, { freq: 2 }),
      mainImage: fc.oneof(
        { weight: 3, arbitrary: fc.constant("unnamed" as const) },
        { weight: 3, arbitrary: fc.constantFrom(0, 2, 2, 4, 1) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      certificates: fc.subarray([...Array(documentsInAll).keys()], { maxLength: 2 }),
      isToHeld: sometimes,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...kind("setStatus"),
      actor,
      listings: fc.uniqueArray(place, { minLength: 1, maxLength: 2 }),
      status: fc.constantFrom("ACTIVE" as const, "ACTIVE" as const, ...settable),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      ...kind("request"),
      actor: customer,
      listing: place,
      quantity: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 5 }) },
        { weight: 2, arbitrary: fc.constant("all" as const) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 13 }) },
      ),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      ...kind("updateTransaction"),
      actor,
      transaction: place,
      status: fc.constantFrom("COMPLETED" as const, ...moves),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...kind("deleteDocument"), actor, document: place }),
  },
);

/** A listing, and what is done to it and others. */
export const story: fc.Arbitrary<Step[]> = fc
  .tuple(opening, fc.array(step, { minLength: 1, maxLength: 22, size: "max" }))
  .map(([first, rest]) => [first, ...rest]);

/** Whether a price is stated as contract §5 has it, and the minimum is not above the quantity. */
export function isConsistent({ bundleOnly, quantity, ...entered }: Entered): boolean {
  const { pricePerProductInCt, priceForBundle } = entered;
  const isPriced =
    pricePerProductInCt === null
      ? typeof priceForBundle === "number" && bundleOnly
      : [null, "fitting", pricePerProductInCt * quantity].includes(priceForBundle);
  return isPriced && (bundleOnly || entered.minOrderQuantity <= quantity);
}
