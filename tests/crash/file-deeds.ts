import { createHash, randomUUID } from "node:crypto";
import { visitor } from "@/lib/operations/viewer";
import { makeDocument } from "../factories/document";
import { enterListing } from "../factories/entered-listing";
import { makeManufacturer } from "../factories/listing";
import { makeMember } from "../factories/user";
import { type DeedMaker, none, one } from "./deed";

/** Files, manufacturers and the operator's mailbox. */
export const fileDeeds: Record<string, DeedMaker> = {
  "create-document": () => ticket("create-document", "document"),
  "create-file": () => ticket("create-file", "uploaded_file"),
  "delete-document": async () => {
    const viewer = await makeMember();
    const { id, key } = await makeDocument({ userId: viewer.userId, isSound: true });
    return {
      operation: "delete-document",
      viewer,
      payload: { id },
      effects: [none("document WHERE id = $1::uuid"), one("discarded_object WHERE key = $2")],
      values: [id, key],
    };
  },
  "update-manufacturer": async () => {
    const { id } = await makeManufacturer(`Pumpenbau ${randomUUID()}`);
    return {
      operation: "update-manufacturer",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id, name: `Pumpenwerk ${id}`, isVerified: false },
      effects: [
        one("manufacturer WHERE id = $1 AND name LIKE 'Pumpenwerk%' AND verified_at IS NULL"),
      ],
      values: [id],
    };
  },
  "merge-manufacturers": async () => {
    const old = await makeManufacturer(`Pumpen Alt ${randomUUID()}`);
    const into = await makeManufacturer(`Pumpen Neu ${randomUUID()}`);
    const listingId = await enterListing(await makeMember(), { manufacturer: { id: old.id } });
    return {
      operation: "merge-manufacturers",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id: old.id, intoId: into.id },
      effects: [
        one("manufacturer WHERE id = $1 AND merged_into_id = $2"),
        one(
          "listing l JOIN product p ON p.id = l.product_id WHERE l.id = $3 AND l.manufacturer_id = $2 AND p.manufacturer_id = $2",
        ),
        one("listing_search WHERE listing_id = $3 AND manufacturer_id = $2"),
      ],
      values: [old.id, into.id, listingId],
    };
  },
  "set-manufacturers-distinct": async () => {
    const { id } = await makeManufacturer(`Ventile ${randomUUID()}`);
    const { id: otherId } = await makeManufacturer(`Ventilbau ${randomUUID()}`);
    return {
      operation: "set-manufacturers-distinct",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id, otherId },
      effects: [
        one("manufacturer_distinction WHERE $1 IN (one_id, other_id) AND $2 IN (one_id, other_id)"),
      ],
      values: [id, otherId],
    };
  },
  "add-manufacturer-alias": async () => {
    const { id } = await makeManufacturer(`Ventile ${randomUUID()}`);
    return {
      operation: "add-manufacturer-alias",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id, name: "Ventil & Sohn" },
      effects: [
        one(
          "manufacturer_alias WHERE manufacturer_id = $1 AND folded = 'ventilsohn' AND origin = 'KEPT'",
        ),
      ],
      values: [id],
    };
  },
  "remove-manufacturer-alias": async () => {
    const { id } = await makeManufacturer(`Wolfram ${randomUUID()}`);
    return {
      operation: "remove-manufacturer-alias",
      viewer: await makeMember({ isAdmin: true }),
      payload: { id, name: "Wolfram" },
      effects: [
        one(
          "manufacturer_alias WHERE manufacturer_id = $1 AND folded = 'wolfram' AND origin = 'OFF'",
        ),
      ],
      values: [id],
    };
  },
  "contact-operator": async () => {
    const email = `${randomUUID()}@example.com`;
    const message = "Guten Tag!";
    const said = JSON.stringify([null, null, null, email, message]);
    return {
      operation: "contact-operator",
      viewer: visitor,
      payload: { email, message },
      effects: [one("idempotency_key WHERE operation = 'contact-operator' AND fingerprint = $1")],
      values: [createHash("sha256").update(said).digest("hex")],
    };
  },
};

async function ticket(operation: string, table: string) {
  const name = `${randomUUID()}.pdf`;
  return {
    operation,
    viewer: await makeMember(),
    payload: { fileType: "application/pdf", name },
    effects: [one(`${table} WHERE name = $1`)],
    values: [name],
  };
}
