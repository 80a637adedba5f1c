import type { Part } from "./part";

type Stock = Pick<Part, "quantity" | "minOrderQuantity" | "bundleOnly">;
type Delivery = Pick<
  Part,
  "shippingPossible" | "pickupPossible" | "shippingPriceInCt" | "shippingNote"
>;

/** Sold singly, or from a minimum on; a minimum that takes all of it makes a bundle. */
export function pieces(quantity: number, minOrderQuantity = 1): Stock {
  return { quantity, minOrderQuantity, bundleOnly: minOrderQuantity === quantity };
}

/** Sold only as a whole. */
export function bundle(quantity: number): Stock {
  return { quantity, minOrderQuantity: quantity, bundleOnly: true };
}

/** Shipped for a price in cents (null: by agreement), not handed over at the warehouse. */
export function shipped(shippingPriceInCt: number | null, shippingNote?: string): Delivery {
  return withNote(
    { shippingPossible: true, pickupPossible: false, shippingPriceInCt },
    shippingNote,
  );
}

/** Shipped for a price in cents (null: by agreement), or fetched. */
export function shippedOrFetched(
  shippingPriceInCt: number | null,
  shippingNote?: string,
): Delivery {
  return withNote(
    { shippingPossible: true, pickupPossible: true, shippingPriceInCt },
    shippingNote,
  );
}

/** Too heavy for a parcel: the buyer fetches it. */
export function fetched(shippingNote?: string): Delivery {
  return withNote(
    { shippingPossible: false, pickupPossible: true, shippingPriceInCt: null },
    shippingNote,
  );
}

function withNote(delivery: Delivery, shippingNote: string | undefined): Delivery {
  return shippingNote === undefined ? delivery : { ...delivery, shippingNote };
}
