import "../setup/database";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { exampleFile } from "@/lib/csv-import/examples";
import { type ExampleIds, exampleIds } from "@/lib/fields/example-ids";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { createRequestDraft } from "@/lib/transactions/mutations/request-draft";
import { makeImport } from "../factories/csv-import-row";
import { makeDocument } from "../factories/document";
import { makeFile } from "../factories/file";
import { makeListing, makeManufacturer } from "../factories/listing";
import { makeTransaction } from "../factories/transaction";
import { makeMember, makeSession, type TestMember } from "../factories/user";
import type { Expectation } from "./expectations";
import { replaced } from "./places";

export const roles = ["visitor", "stranger", "buyer", "owner", "administrator"] as const;
export type Role = (typeof roles)[number];

/** The session of a blocked user counts as dead. */
export const callers = [...roles, "blocked"] as const;
export type Caller = (typeof callers)[number];

type Members = [TestMember, TestMember, TestMember, TestMember, TestMember];

/** A listing of the owner's with a request of the buyer's, new for each call. */
export async function makeSampleRecords() {
  const wishes = [{}, {}, {}, { isAdmin: true }, { isAdmin: true, isBlocked: true }];
  const made = await Promise.all(wishes.map(makeMember));
  const [owner, buyer, stranger, administrator, blocked] = made as Members;
  const viewers: Record<Role, Viewer> = { visitor, stranger, buyer, owner, administrator };
  const sessions = await sessionsOf({ stranger, buyer, owner, administrator, blocked });
  const [{ id: manufacturerId }, otherManufacturer] = [
    await makeManufacturer(`Pumpenbau ${owner.username}`),
    await makeManufacturer(`Pumpenwerk ${owner.username}`),
  ];
  const listing = await makeListing({ ownerUserId: owner.userId, manufacturerId });
  const transaction = await makeTransaction(buyer, listing.id);
  const document = await makeDocument({ userId: owner.userId, listingId: listing.id });
  const file = await makeFile({ userId: owner.userId, isSound: true });
  const session = await refreshSession(sessions.buyer);
  const draft = { listingId: listing.id, quantity: "3", note: "Tor 3", question: "" };
  const requestDraft = await createRequestDraft(visitor, draft);
  const csvImport = await makeImport(owner, { columns: exampleFile.columns });
  const ids: ExampleIds = {
    listing: listing.id,
    manufacturer: manufacturerId,
    otherManufacturer: otherManufacturer.id,
    transaction: transaction.id,
    seller: owner.userId,
    buyer: buyer.userId,
    session: session?.sessionRowId ?? "",
    document: document.id,
    documentKey: document.key,
    requestDraft: requestDraft.id,
    csvImport: csvImport.id,
    file: file.id,
    fileKey: file.key,
  };
  return {
    viewers,
    sessions: { ...sessions, visitor: null } satisfies Record<Caller, string | null>,
    ids,
    owner,
    buyer,
    listing,
    transaction,
    document,
    file,
    session,
    requestDraft,
    csvImport,
  };
}

export type SampleRecords = Awaited<ReturnType<typeof makeSampleRecords>>;

/** A caller that passes the access check, so that the payload is really parsed. */
export function allowedCaller(expectation: Expectation | undefined): Caller {
  const may = callers.filter((caller) => expectation?.outcome[caller] === "answer");
  return may.find((caller) => caller !== "visitor") ?? "owner";
}

/** The example with the ids of the prepared data. */
export function withSampleIds({ ids }: Pick<SampleRecords, "ids">, example: unknown): unknown {
  const places = Object.entries(exampleIds) as [keyof ExampleIds, unknown][];
  const idOf = new Map(places.map(([name, id]) => [id, ids[name]]));
  return replaced(example, (value) => idOf.get(value) ?? value);
}

async function sessionsOf<Name extends string>(members: Record<Name, TestMember>) {
  const opened = Object.entries<TestMember>(members).map(async ([name, member]) => [
    name,
    await makeSession(member),
  ]);
  return Object.fromEntries(await Promise.all(opened)) as Record<Name, string>;
}
