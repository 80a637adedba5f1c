import fc from "fast-check";
import { type FormEntries, isConsistent, type SettableStatus, type TransactionMove } from "./steps";
import { type Actor, actors } from "./world";

// Data that fast-check generates and shrinks. A number is an index modulo the existing things, which `resolveSketch`
// resolves.

export const documentsInAll = 8;
/** The seller's first, then the dealer's, the last two the administrator's. */
export const uploaders: readonly Actor[] = [
  ...Array<Actor>(4).fill("seller"),
  ...Array<Actor>(2).fill("dealer"),
  ...Array<Actor>(2).fill("administrator"),
];

// Mostly permitted actors, but errors often enough.
const manager = mostly("owner" as const, [...actors]);
const trader = fc.oneof(
  { weight: 6, arbitrary: fc.constant("owner" as const) },
  { weight: 1, arbitrary: fc.constant("taker" as const) },
  { weight: 2, arbitrary: fc.constantFrom(...actors) },
);
const customer = fc.constantFrom<Actor>(
  ...(["buyer", "buyer", "customer", "customer", "dealer", "seller", "administrator"] as const),
);
const place = fc.nat({ max: 11 });
const sometimes = fc.nat({ max: 3 }).map((n) => n === 3);
const documents = fc.shuffledSubarray([...Array(documentsInAll).keys()], { maxLength: 4 });
const price = fc.constantFrom(900, 1250, 70_000);
const statuses = ["ACTIVE", "ACTIVE", "DRAFT", "RESERVED", "DELETED"] as const;
const moves = ["COMPLETED", "RESERVED", "RESERVED", "CANCELLED", "REQUESTED"] as const;

const prices = fc.oneof(
  { weight: 8, arbitrary: fc.record({ pricePerProductInCt: price }) },
  { weight: 2, arbitrary: fc.record({ priceForBundle: price, bundleOnly: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ priceForBundle: price }) },
  {
    weight: 1,
    arbitrary: fc.record({
      pricePerProductInCt: price,
      priceForBundle: fc.constantFrom("fitting" as const, 1),
    }),
  },
);

const entered: fc.Arbitrary<FormEntries> = fc
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
    prices.map((stated) => ({
      pricePerProductInCt: null,
      priceForBundle: null,
      ...rest,
      ...stated,
    })),
  );

const create = fc.record({
  kind: fc.constant("create" as const),
  actor: fc.constantFrom("seller" as const, "dealer" as const),
  entered,
  documents,
});

const update = fc.record({
  kind: fc.constant("update" as const),
  actor: manager,
  listing: place,
  entered,
  version: fc.constantFrom("seen" as const, "seen" as const, "none" as const, "stale" as const),
  // `freq: 1` would always be null.
  documents: fc.option(documents, { freq: 2 }),
  mainImage: fc.oneof(
    { weight: 3, arbitrary: fc.constant("unnamed" as const) },
    { weight: 3, arbitrary: fc.constantFrom(0, 2, 2, 4, 1) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  certificates: fc.subarray([...Array(documentsInAll).keys()], { maxLength: 2 }),
  /** Lowers the quantity to the reserved and sold pieces. */
  isToHeld: sometimes,
});

const setStatus = fc.record({
  kind: fc.constant("setStatus" as const),
  actor: manager,
  listing: place,
  more: fc.uniqueArray(place, { maxLength: 1 }),
  status: fc.constantFrom<SettableStatus>(...statuses),
});

const request = fc.record({
  kind: fc.constant("request" as const),
  actor: customer,
  listing: place,
  quantity: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(1, 1, 2, 3, 5) },
    { weight: 3, arbitrary: fc.constant("all" as const) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 13 }) },
  ),
  // Few keys, so that they repeat; "again" repeats an actor's last call with its key.
  key: fc.constantFrom(null, null, "k1", "k2", "again" as const),
});

const updateTransaction = fc.record({
  kind: fc.constant("updateTransaction" as const),
  actor: trader,
  listing: place,
  transaction: place,
  status: fc.constantFrom<TransactionMove>("COMPLETED", ...moves),
  from: fc.constantFrom(...(["none", "none", "none", "seen", "seen", "seen", "RESERVED"] as const)),
});

const withdrawal = updateTransaction.map((step) => ({
  ...step,
  actor: "taker" as const,
  status: "CANCELLED" as const,
  from: "none" as const,
}));

const voidTransaction = fc.record({
  kind: fc.constant("voidTransaction" as const),
  actor: mostly("administrator" as const, [...actors]),
  listing: place,
  transaction: place,
});

const deleteDocument = fc.record({
  kind: fc.constant("deleteDocument" as const),
  actor: fc.constantFrom(...actors),
  document: place,
});

const sketch = fc.oneof(
  { weight: 1, arbitrary: create },
  { weight: 6, arbitrary: update },
  { weight: 4, arbitrary: setStatus },
  { weight: 8, arbitrary: request },
  { weight: 12, arbitrary: updateTransaction },
  { weight: 2, arbitrary: withdrawal },
  { weight: 2, arbitrary: voidTransaction },
  { weight: 2, arbitrary: deleteDocument },
);

export type Sketch = typeof sketch extends fc.Arbitrary<infer Made> ? Made : never;

/** Every story starts with a listing of each seller, with files. */
const opening = fc.tuple(openingOf("seller", [0, 1, 2, 3]), openingOf("dealer", [4, 5]));

function openingOf(actor: "seller" | "dealer", own: number[]) {
  return create
    .filter((step) => isConsistent(step.entered))
    .map((step) => ({
      ...step,
      actor,
      documents: step.documents.filter((document) => own.includes(document)),
    }));
}

export const story: fc.Arbitrary<Sketch[]> = fc
  .tuple(
    opening,
    fc.array(request, { maxLength: 4 }),
    fc.array(sketch, { minLength: 1, maxLength: 20, size: "max" }),
  )
  .map(([first, requests, rest]) => [...first, ...requests, ...rest]);

/** With parallel rounds, half of them about one listing. */
export const rounds: fc.Arbitrary<Sketch[][]> = fc
  .tuple(
    opening,
    fc.array(request, { minLength: 3, maxLength: 6 }),
    fc.array(round(), { minLength: 1, maxLength: 12, size: "max" }),
  )
  .map(([first, requests, rest]) => [...[...first, ...requests].map((one) => [one]), ...rest]);

function round(): fc.Arbitrary<Sketch[]> {
  const steps = fc.array(sketch, { minLength: 2, maxLength: 4, size: "max" });
  return fc
    .tuple(steps, fc.option(place, { freq: 3 }), fc.boolean())
    .map(([all, focus, isTwice]) => {
      const focused = all.map((one) => (focus === null ? one : { ...one, listing: focus }));
      return isTwice ? withTwin(focused) : focused;
    });
}

/** Sends a request twice at once under its key, as by a double click. */
function withTwin(all: Sketch[]): Sketch[] {
  const twin = all.find((one) => one.kind === "request" && one.key !== null);
  return twin ? [twin, twin, ...all.filter((one) => one !== twin).slice(0, 2)] : all;
}

function mostly<Usual, Rare>(usual: Usual, rare: Rare[]) {
  return fc.oneof(
    { weight: 7, arbitrary: fc.constant(usual) },
    { weight: 3, arbitrary: fc.constantFrom(...rare) },
  );
}
