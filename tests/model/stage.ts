import { deleteDocument } from "@/lib/documents/operations";
import { AppError } from "@/lib/errors/app-error";
import { createListing, setListingStatus, updateListing } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { createTransaction, updateTransaction } from "@/lib/transactions/operations";
import { makeDocument } from "../factories/document";
import { enteredListing } from "../factories/entered-listing";
import { makeMember, type TestMember } from "../factories/user";
import { documentsInAll, type Entered, type Step, type StepOf } from "./steps";
import { type Actor, pick, type World } from "./world";

/** The members behind the actors; they are the same in all stories. */
export async function makeActors(): Promise<Record<Actor, TestMember>> {
  const [seller, buyer, stranger] = [await makeMember(), await makeMember(), await makeMember()];
  return { seller, buyer, stranger, administrator: await makeMember({ isAdmin: true }) };
}

/** An empty world with loose files: three pictures and three sheets, the last of each the administrator's. */
export async function makeWorld(members: Record<Actor, TestMember>): Promise<World> {
  const documents = Array.from({ length: documentsInAll }, async (_, place) => {
    const uploader: Actor = place < documentsInAll - 2 ? "seller" : "administrator";
    const { id, type } = await makeDocument({
      userId: members[uploader].userId,
      name: place % 2 === 0 ? "a.png" : "b.pdf",
      bytes: null,
      isSound: true,
    });
    return { id, uploader, type, listing: null, isGone: false };
  });
  return { listings: [], documents: await Promise.all(documents), transactions: [] };
}

/** Does a step for good: "done" with the id of what it made, or the refusal's code. */
export async function perform(world: World, members: Record<Actor, TestMember>, step: Step) {
  try {
    return { verdict: "done" as const, madeId: await run(world, members[step.actor], step) };
  } catch (error) {
    if (error instanceof AppError) {
      return { verdict: error.code };
    }
    throw error;
  }
}

async function run(world: World, viewer: TestMember, step: Step): Promise<number | undefined> {
  switch (step.kind) {
    case "create": {
      const documentIds = step.documents.map((place) => world.documents[place]?.id);
      const payload = { ...payloadOf(step.entered), documentIds };
      return (await runOperation(createListing, viewer, payload)).answer.listingId;
    }
    case "update":
      await runOperation(updateListing, viewer, updateOf(world, step));
      return undefined;
    case "setStatus": {
      const ids = new Set(step.listings.map((place) => pick(world.listings, place)?.id));
      const changes = [...ids].map((id) => ({ id, status: step.status }));
      await runOperation(setListingStatus, viewer, changes);
      return undefined;
    }
    case "request": {
      const listingId = pick(world.listings, step.listing)?.id;
      const request = { listingId, quantity: step.quantity };
      return (await runOperation(createTransaction, viewer, request)).answer.id;
    }
    case "updateTransaction": {
      const id = pick(world.transactions, step.transaction)?.id ?? 2_000_000_000;
      await runOperation(updateTransaction, viewer, { id, status: step.status });
      return undefined;
    }
    case "deleteDocument":
      await runOperation(deleteDocument, viewer, { id: pick(world.documents, step.document)?.id });
      return undefined;
  }
}

function updateOf(world: World, step: StepOf<"update">) {
  const listing = pick(world.listings, step.listing);
  const idAt = (place: number) => world.documents[place]?.id as string;
  const { mainImage, version } = step;
  return {
    ...payloadOf(step.entered),
    id: listing?.id,
    version: { seen: listing?.version, stale: 1, none: null }[version],
    documentIds: step.documents?.map(idAt),
    mainImageId: typeof mainImage === "number" ? idAt(mainImage) : mainImageOf(mainImage),
    documentTypes: Object.fromEntries(
      step.certificates.map((place) => [idAt(place), "CERTIFICATE"]),
    ),
  };
}

function mainImageOf(mainImage: null | "unnamed"): null | undefined {
  return mainImage === null ? null : undefined;
}

function payloadOf({ priceForBundle, ...entered }: Entered) {
  const fitting = (entered.pricePerProductInCt ?? 0) * entered.quantity;
  const forBundle = priceForBundle === "fitting" ? fitting : priceForBundle;
  return { ...enteredListing, ...entered, priceForBundle: forBundle };
}
