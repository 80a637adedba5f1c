import { createHash, randomUUID } from "node:crypto";
import { visitor } from "@/lib/fields/viewer";
import { createDocument } from "@/lib/files/operations";
import { receiveUpload } from "@/lib/files/receive-upload";
import { makeViewCounter } from "@/lib/listing-views/view-counter";
import { runOperation } from "@/lib/operations/run";
import { requireDiskSettings } from "@/lib/storage/storage";
import { makeDocument } from "../factories/document";
import { enteredListing, enterListing } from "../factories/entered-listing";
import { makeManufacturer } from "../factories/listing";
import { makeTransaction } from "../factories/transaction";
import { makeMember } from "../factories/user";
import {
  action,
  type CrashAction,
  type CrashActionFactory,
  count,
  none,
  one,
  oneMail,
} from "./action";

const ofListing = (table: string) => `${table} c JOIN listing l ON l.id = c.listing_id`;
const inSearch = "listing_search s JOIN listing l ON l.id = s.listing_id";

export const tradeActions: Record<string, CrashActionFactory> = {
  "create-listing": async () => {
    const viewer = await makeMember();
    const document = await makeDocument({ userId: viewer.userId });
    const mpn = `K ${randomUUID()}`;
    return action(
      viewer,
      { ...enteredListing, mpn, documentIds: [document.id] },
      [
        one(`listing WHERE mpn = '${mpn}'`),
        one(`${ofListing("status_change")} WHERE l.mpn = '${mpn}' AND c."to" = 'ACTIVE'`),
        one(`${inSearch} WHERE l.mpn = '${mpn}'`),
        one(
          `listing l JOIN document d ON d.listing_id = l.id WHERE l.mpn = '${mpn}' AND d.id = '${document.id}'`,
        ),
        one(`idempotency_key WHERE key = replace('${mpn}', ' ', '-')`),
      ],
      mpn.replace(" ", "-"),
    );
  },
  "update-listing": async () => {
    const viewer = await makeMember();
    const id = await enterListing(viewer);
    const changes = { quantity: 11, pricePerProductInCt: 999, nameDe: "Anderer Name" };
    return action(viewer, { ...enteredListing, id, ...changes }, [
      one(`listing WHERE id = '${id}' AND quantity = 11 AND name_de = 'Anderer Name'`),
      one(`listing_change WHERE listing_id = '${id}' AND field = 'QUANTITY'`),
      one(`listing_change WHERE listing_id = '${id}' AND field = 'PRICE_PER_PRODUCT'`),
      one(`listing_search WHERE listing_id = '${id}' AND available_quantity = 11`),
    ]);
  },
  "set-listing-status": async () => {
    const viewer = await makeMember();
    const ids = [await enterListing(viewer), await enterListing(viewer, { mpn: "6205-2RS" })];
    return action(
      viewer,
      ids.map((id) => ({ id, status: "DELETED" })),
      [
        count(2, `listing WHERE id = ANY('{${ids}}') AND status = 'DELETED'`),
        count(2, `status_change WHERE listing_id = ANY('{${ids}}') AND "to" = 'DELETED'`),
        count(2, `listing_search WHERE listing_id = ANY('{${ids}}') AND status = 'DELETED'`),
      ],
    );
  },
  "create-transaction": async () => {
    const [seller, viewer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const key = randomUUID();
    const theirs = `"transaction" t WHERE t.listing_id = '${listingId}' AND t.status = 'REQUESTED'`;
    return action(
      viewer,
      { listingId, quantity: 3, note: key },
      [
        one(theirs),
        one(`status_change WHERE transaction_id IN (SELECT t.id FROM ${theirs})`),
        one(`idempotency_key WHERE key = '${key}'`),
        oneMail(seller.email),
      ],
      key,
    );
  },
  "update-transaction": async () => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const { id } = await makeTransaction(buyer, listingId, { quantity: 4 });
    return action(seller, { id, status: "RESERVED" }, [
      one(`"transaction" WHERE id = '${id}' AND status = 'RESERVED'`),
      one(`listing WHERE id = '${listingId}' AND reserved_quantity = 4`),
      one(`listing_search WHERE listing_id = '${listingId}' AND available_quantity = 6`),
      one(`status_change WHERE transaction_id = '${id}' AND "to" = 'RESERVED'`),
      oneMail(buyer.email),
    ]);
  },
  "void-transaction": async () => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const { id } = await makeTransaction(buyer, listingId, { quantity: 4, status: "COMPLETED" });
    return action(await makeMember({ isAdmin: true }), { id, reason: "Zweimal abgeschlossen" }, [
      one(`transaction_void WHERE transaction_id = '${id}'`),
      one(`listing WHERE id = '${listingId}' AND sold_quantity = 0`),
      one(`listing_search WHERE listing_id = '${listingId}' AND available_quantity = 10`),
      one(`mail_message WHERE recipient = '${buyer.email}' AND template = 'transaction-voided'`),
      one(`mail_message WHERE recipient = '${seller.email}' AND template = 'transaction-voided'`),
    ]);
  },
  "contact-seller": async () => {
    const [seller, viewer] = [await makeMember(), await makeMember()];
    const listingId = await enterListing(seller);
    const key = randomUUID();
    return action(
      viewer,
      { listingId, message: "Liefern Sie?" },
      [oneMail(seller.email), one(`idempotency_key WHERE key = '${key}'`)],
      key,
    );
  },
};

export const fileActions: Record<string, CrashActionFactory> = {
  "delete-document": async () => {
    const viewer = await makeMember();
    const { id, key } = await makeDocument({ userId: viewer.userId, isSound: true });
    return action(viewer, { id }, [
      none(`document WHERE id = '${id}'`),
      one(`discarded_object WHERE key = '${key}'`),
    ]);
  },
  // Does not check the new comparison, because workers may run it at any moment.
  "update-manufacturer": async () => {
    const { id } = await makeManufacturer(`Pumpenbau ${randomUUID()}`);
    return action(
      await makeMember({ isAdmin: true }),
      { id, name: `Pumpenwerk ${id}`, isVerified: false },
      [one(`manufacturer WHERE id = ${id} AND name LIKE 'Pumpenwerk%' AND verified_at IS NULL`)],
    );
  },
  "merge-manufacturers": async () => {
    const old = await makeManufacturer(`Pumpen Alt ${randomUUID()}`);
    const into = await makeManufacturer(`Pumpen Neu ${randomUUID()}`);
    const listingId = await enterListing(await makeMember(), { manufacturer: { id: old.id } });
    return action(await makeMember({ isAdmin: true }), { id: old.id, intoId: into.id }, [
      one(`manufacturer WHERE id = '${old.id}' AND merged_into_id = '${into.id}'`),
      one(
        `listing l JOIN product p ON p.id = l.product_id WHERE l.id = '${listingId}' AND l.manufacturer_id = '${into.id}' AND p.manufacturer_id = '${into.id}'`,
      ),
      one(`listing_search WHERE listing_id = '${listingId}' AND manufacturer_id = '${into.id}'`),
    ]);
  },
  "contact-operator": async () => {
    const email = `${randomUUID()}@example.com`;
    const message = "Guten Tag!";
    const sentValues = JSON.stringify([null, null, null, email, message]);
    const fingerprint = createHash("sha256").update(sentValues).digest("hex");
    return action(visitor, { email, message }, [
      one(
        `idempotency_key WHERE operation = 'contact-operator' AND fingerprint = '${fingerprint}'`,
      ),
    ]);
  },
};

/** Large enough for an upload to take a while. */
const uploadedBytes = 4_000_000;

export const otherActions: Record<string, CrashActionFactory> = {
  "count-views": async () => {
    const listingId = await enterListing(await makeMember());
    const effects = [one(`listing WHERE id = '${listingId}' AND views = 3`)];
    return { viewer: visitor, payload: listingId, effects };
  },
  // `expectWholeFiles` checks the result.
  upload: async () => ({
    viewer: await makeMember(),
    payload: { fileType: "text/plain", name: `${randomUUID()}.txt`, size: uploadedBytes },
    effects: [],
  }),
};

export async function countTheViews({ payload: listingId }: CrashAction): Promise<void> {
  const counter = makeViewCounter();
  for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.3"]) {
    const client = { address, userAgent: null };
    counter.count({ listingId: Number(listingId), client, sessionId: undefined }, Date.now());
  }
  await counter.write();
}

export async function putTheFile({ viewer, payload }: CrashAction): Promise<void> {
  const { answer } = await runOperation(createDocument, viewer, payload);
  const token = answer.uploadUrl.slice(answer.uploadUrl.lastIndexOf("/") + 1);
  const init = { method: "PUT", headers: { "content-type": "text/plain" } };
  const body = new Uint8Array(uploadedBytes).fill(65);
  await receiveUpload(
    requireDiskSettings(),
    token,
    new Request(answer.uploadUrl, { ...init, body }),
  );
}
