import { randomUUID } from "node:crypto";
import { visitor } from "@/lib/operations/viewer";
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
      operation: "create-listing",
      viewer,
      payload: { ...enteredListing, mpn, documentIds: [document.id] },
      key: mpn.replace(" ", "-"),
      effects: [
        one("listing WHERE mpn = $1"),
        one(`${ofListing("status_change")} WHERE l.mpn = $1 AND c."to" = 'ACTIVE'`),
        one(`${inSearch} WHERE l.mpn = $1`),
        one(
          "listing l JOIN document d ON d.listing_id = l.id WHERE l.mpn = $1 AND d.id = $2::uuid",
        ),
        one("idempotency_key WHERE key = replace($1, ' ', '-')"),
      ],
      values: [mpn, document.id],
    };
  },
  "update-listing": async () => {
    const viewer = await makeMember();
    const id = await enterListing(viewer);
    const changes = { quantity: 11, pricePerProductInCt: 999, nameDe: "Anderer Name" };
    return {
      operation: "update-listing",
      viewer,
      payload: { ...enteredListing, id, ...changes },
      effects: [
        one("listing WHERE id = $1 AND quantity = 11 AND name_de = 'Anderer Name'"),
        one("listing_change WHERE listing_id = $1 AND field = 'QUANTITY'"),
        one("listing_change WHERE listing_id = $1 AND field = 'PRICE_PER_PRODUCT'"),
        one("listing_search WHERE listing_id = $1 AND available_quantity = 11"),
      ],
      values: [id],
    };
  },
  "set-listing-status": async () => {
    const viewer = await makeMember();
    const ids = [await enterListing(viewer), await enterListing(viewer, { mpn: "6205-2RS" })];
    return {
      operation: "set-listing-status",
      viewer,
      payload: ids.map((id) => ({ id, status: "DELETED" })),
      effects: [
        count(2, "listing WHERE id = ANY($1) AND status = 'DELETED'"),
        count(2, `status_change WHERE listing_id = ANY($1) AND "to" = 'DELETED'`),
        count(2, "listing_search WHERE listing_id = ANY($1) AND status = 'DELETED'"),
      ],
      values: [ids],
    };
  },
  "create-transaction": async () => {
    const [seller, viewer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const key = randomUUID();
    const theirs = "\"transaction\" t WHERE t.listing_id = $1 AND t.status = 'REQUESTED'";
    return {
      operation: "create-transaction",
      viewer,
      payload: { listingId, quantity: 3, note: key },
      key,
      effects: [
        one(theirs),
        one(`status_change WHERE transaction_id IN (SELECT t.id FROM ${theirs})`),
        one("idempotency_key WHERE key = $2"),
        oneMail("$3"),
      ],
      values: [listingId, key, seller.email],
    };
  },
  "update-transaction": async () => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const { id } = await makeTransaction(buyer, listingId, { quantity: 4 });
    return {
      operation: "update-transaction",
      viewer: seller,
      payload: { id, status: "RESERVED" },
      effects: [
        one("\"transaction\" WHERE id = $1 AND status = 'RESERVED'"),
        one("listing WHERE id = $2 AND reserved_quantity = 4"),
        one("listing_search WHERE listing_id = $2 AND available_quantity = 6"),
        one(`status_change WHERE transaction_id = $1 AND "to" = 'RESERVED'`),
        oneMail("$3"),
      ],
      values: [id, listingId, buyer.email],
    };
  },
  "void-transaction": async () => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const { id } = await makeTransaction(buyer, listingId, { quantity: 4, status: "COMPLETED" });
    return {
      operation: "void-transaction",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id, reason: "Zweimal abgeschlossen" },
      effects: [
        one("transaction_void WHERE transaction_id = $1"),
        one("listing WHERE id = $2 AND sold_quantity = 0"),
        one("listing_search WHERE listing_id = $2 AND available_quantity = 10"),
        one("mail_message WHERE recipient = $3 AND template = 'transaction-voided'"),
        one("mail_message WHERE recipient = $4 AND template = 'transaction-voided'"),
      ],
      values: [id, listingId, buyer.email, seller.email],
    };
  },
  "contact-seller": async () => {
    const [seller, viewer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const key = randomUUID();
    return {
      operation: "contact-seller",
      viewer,
      payload: { listingId, message: "Liefern Sie?" },
      key,
      effects: [oneMail("$1"), one("idempotency_key WHERE key = $2")],
      values: [seller.email, key],
    };
  },
  "create-request-draft": async () => {
    const listingId = await enterListing(await makeMember());
    return {
      operation: "create-request-draft",
      viewer: visitor,
      payload: { listingId, quantity: "3", note: "", question: "" },
      effects: [one("request_draft WHERE listing_id = $1")],
      values: [listingId],
    };
  },
};
