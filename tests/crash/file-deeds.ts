import { createHash, randomUUID } from "node:crypto";
import { visitor } from "@/lib/operations/viewer";
import { makeDocument } from "../factories/document";
import { enterListing } from "../factories/entered-listing";
import { makeManufacturer } from "../factories/listing";
import { makeMember } from "../factories/user";
import { type DeedMaker, none, one } from "./deed";

/** Files, manufacturers and the operator's mailbox. */
export const fileDeeds: Record<string, DeedMaker> = {
  "delete-document": async () => {
    const viewer = await makeMember();
    const { id, key } = await makeDocument({ userId: viewer.userId, isSound: true });
    return {
      viewer,
      payload: { id },
      effects: [none(`document WHERE id = '${id}'`), one(`discarded_object WHERE key = '${key}'`)],
    };
  },
  // That it is compared anew is not looked at: workers do so at any moment.
  "update-manufacturer": async () => {
    const { id } = await makeManufacturer(`Pumpenbau ${randomUUID()}`);
    return {
      viewer: await makeMember({ isAdmin: true }),
      payload: { id, name: `Pumpenwerk ${id}`, isVerified: false },
      effects: [
        one(`manufacturer WHERE id = ${id} AND name LIKE 'Pumpenwerk%' AND verified_at IS NULL`),
      ],
    };
  },
  "merge-manufacturers": async () => {
    const old = await makeManufacturer(`Pumpen Alt ${randomUUID()}`);
    const into = await makeManufacturer(`Pumpen Neu ${randomUUID()}`);
    const listingId = await enterListing(await makeMember(), { manufacturer: { id: old.id } });
    return {
      viewer: await makeMember({ isAdmin: true }),
      payload: { id: old.id, intoId: into.id },
      effects: [
        one(`manufacturer WHERE id = '${old.id}' AND merged_into_id = '${into.id}'`),
        one(
          `listing l JOIN product p ON p.id = l.product_id WHERE l.id = '${listingId}' AND l.manufacturer_id = '${into.id}' AND p.manufacturer_id = '${into.id}'`,
        ),
        one(`listing_search WHERE listing_id = '${listingId}' AND manufacturer_id = '${into.id}'`),
      ],
    };
  },
  "contact-operator": async () => {
    const email = `${randomUUID()}@example.com`;
    const message = "Guten Tag!";
    const said = JSON.stringify([null, null, null, email, message]);
    const fingerprint = createHash("sha256").update(said).digest("hex");
    return {
      viewer: visitor,
      payload: { email, message },
      effects: [
        one(
          `idempotency_key WHERE operation = 'contact-operator' AND fingerprint = '${fingerprint}'`,
        ),
      ],
    };
  },
};
