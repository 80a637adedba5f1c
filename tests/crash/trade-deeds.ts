import { randomUUID } from "node:crypto";
import { makeDocument } from "../factories/document";
import { enteredListing, enterListing } from "../factories/entered-listing";
import { makeTransaction } from "../factories/transaction";
import { makeMember } from "../factories/user";
import { count, type DeedMaker, one, oneMail } from "./deed";

const ofListing = (table: string) => `${table} c JOIN listing l ON l.id = c.listing_id`;
const inSearch = "listing_search s JOIN listing l ON l.id = s.listing_id";

/** Listings and what is traded of them. */
export const tradeDeeds: Record<string, DeedMaker> = {
  "create-listing": async () => {
    const viewer = await makeMember();
    const document = await makeDocument({ userId: viewer.userId });
    const mpn = `K ${randomUUID()}`;
    return {
      viewer,
      payload: { ...enteredListing, mpn, documentIds: [document.id] },
      key: mpn.replace(" ", "-"),
      effects: [
        one(`listing WHERE mpn = '${mpn}'`),
        one(`${ofListing("status_change")} WHERE l.mpn = '${mpn}' AND c."to" = 'ACTIVE'`),
        one(`${inSearch} WHERE l.mpn = '${mpn}'`),
        one(
          `listing l JOIN document d ON d.listing_id = l.id WHERE l.mpn = '${mpn}' AND d.id = '${document.id}'`,
        ),
        one(`idempotency_key WHERE key = replace('${mpn}', ' ', '-')`),
      ],
    };
  },
  "update-listing": async () => {
    const viewer = await makeMember();
    const id = await enterListing(viewer);
    const changes = { quantity: 11, pricePerProductInCt: 999, nameDe: "Anderer Name" };
    return {
      viewer,
      payload: { ...enteredListing, id, ...changes },
      effects: [
        one(`listing WHERE id = '${id}' AND quantity = 11 AND name_de = 'Anderer Name'`),
        one(`listing_change WHERE listing_id = '${id}' AND field = 'QUANTITY'`),
        one(`listing_change WHERE listing_id = '${id}' AND field = 'PRICE_PER_PRODUCT'`),
        one(`listing_search WHERE listing_id = '${id}' AND available_quantity = 11`),
      ],
    };
  },
  "set-listing-status": async () => {
    const viewer = await makeMember();
    const ids = [await enterListing(viewer), await enterListing(viewer, { mpn: "6205-2RS" })];
    return {
      viewer,
      payload: ids.map((id) => ({ id, status: "DELETED" })),
      effects: [
        count(2, `listing WHERE id = ANY('{${ids}}') AND status = 'DELETED'`),
        count(2, `status_change WHERE listing_id = ANY('{${ids}}') AND "to" = 'DELETED'`),
        count(2, `listing_search WHERE listing_id = ANY('{${ids}}') AND status = 'DELETED'`),
      ],
    };
  },
  "create-transaction": async () => {
    const [seller, viewer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const key = randomUUID();
    const theirs = `"transaction" t WHERE t.listing_id = '${listingId}' AND t.status = 'REQUESTED'`;
    return {
      viewer,
      payload: { listingId, quantity: 3, note: key },
      key,
      effects: [
        one(theirs),
        one(`status_change WHERE transaction_id IN (SELECT t.id FROM ${theirs})`),
        one(`idempotency_key WHERE key = '${key}'`),
        oneMail(seller.email),
      ],
    };
  },
  "update-transaction": async () => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const { id } = await makeTransaction(buyer, listingId, { quantity: 4 });
    return {
      viewer: seller,
      payload: { id, status: "RESERVED" },
      effects: [
        one(`"transaction" WHERE id = '${id}' AND status = 'RESERVED'`),
        one(`listing WHERE id = '${listingId}' AND reserved_quantity = 4`),
        one(`listing_search WHERE listing_id = '${listingId}' AND available_quantity = 6`),
        one(`status_change WHERE transaction_id = '${id}' AND "to" = 'RESERVED'`),
        oneMail(buyer.email),
      ],
    };
  },
  "void-transaction": async () => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const { id } = await makeTransaction(buyer, listingId, { quantity: 4, status: "COMPLETED" });
    return {
      viewer: await makeMember({ isAdmin: true }),
      payload: { id, reason: "Zweimal abgeschlossen" },
      effects: [
        one(`transaction_void WHERE transaction_id = '${id}'`),
        one(`listing WHERE id = '${listingId}' AND sold_quantity = 0`),
        one(`listing_search WHERE listing_id = '${listingId}' AND available_quantity = 10`),
        one(`mail_message WHERE recipient = '${buyer.email}' AND template = 'transaction-voided'`),
        one(`mail_message WHERE recipient = '${seller.email}' AND template = 'transaction-voided'`),
      ],
    };
  },
  "contact-seller": async () => {
    const [seller, viewer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const key = randomUUID();
    return {
      viewer,
      payload: { listingId, message: "Liefern Sie?" },
      key,
      effects: [oneMail(seller.email), one(`idempotency_key WHERE key = '${key}'`)],
    };
  },
};
