import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { deleteDocument } from "@/lib/files/operations";
import { createListing, setListingStatus, updateListing } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import {
  createTransaction,
  updateTransaction,
  voidTransaction,
} from "@/lib/transactions/operations";
import { makeDocument } from "../factories/document";
import { enteredListing } from "../factories/entered-listing";
import { makeMember, type TestMember } from "../factories/user";
import { documentsInAll, uploaders } from "./sketches";
import type { FormEntries, Step, StepOf } from "./steps";
import { type Actor, actors, type StepResult, type World } from "./world";

export type Members = Record<Actor, TestMember>;

/** All stories share the same members. */
export async function makeActors(): Promise<Members> {
  const made = actors.map(async (actor) => {
    return [actor, await makeMember({ isAdmin: actor === "administrator" })] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Members;
}

/** Deletes the previous story, and makes loose images and sheets alternately. */
export async function makeWorld(members: Members): Promise<World> {
  await db().idempotencyKey.deleteMany();
  await db().mailMessage.deleteMany();
  const documents = Array.from({ length: documentsInAll }, async (_, place) => {
    const uploader = uploaders[place] as Actor;
    const { id, type } = await makeDocument({
      userId: members[uploader].userId,
      name: place % 2 === 0 ? "a.png" : "b.pdf",
      bytes: null,
      isSound: true,
    });
    return { id, uploader, type, listing: null, isGone: false };
  });
  return { listings: [], documents: await Promise.all(documents), transactions: [], keys: [] };
}

export interface Performed {
  result: StepResult;
  /** Of what the step or its first call made. */
  madeId?: number | undefined;
}

/** Runs a step; answers "done" with the new id, or the error code. */
export async function perform(world: World, members: Members, step: Step): Promise<Performed> {
  try {
    return { result: "done", madeId: await run(world, members[step.actor], step) };
  } catch (error) {
    if (error instanceof AppError) {
      return { result: error.code };
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
      const ids = step.listings.map((place) => world.listings[place]?.id);
      const changes = ids.map((id) => ({ id, status: step.status }));
      await runOperation(setListingStatus, viewer, changes);
      return undefined;
    }
    case "request": {
      const listingId = world.listings[step.listing]?.id;
      const { quantity, key } = step;
      const request = { listingId, quantity };
      return (await runOperation(createTransaction, viewer, request, undefined, key)).answer.id;
    }
    case "updateTransaction": {
      const id = world.transactions[step.transaction]?.id ?? 2_000_000_000;
      await runOperation(updateTransaction, viewer, { id, status: step.status, from: step.from });
      return undefined;
    }
    case "voidTransaction": {
      const id = world.transactions[step.transaction]?.id ?? 2_000_000_000;
      const reason = "Beide Seiten haben den Handel zurückgenommen.";
      await runOperation(voidTransaction, viewer, { id, reason });
      return undefined;
    }
    case "deleteDocument":
      await runOperation(deleteDocument, viewer, { id: world.documents[step.document]?.id });
      return undefined;
  }
}

function updateOf(world: World, step: StepOf<"update">) {
  const idAt = (place: number) => world.documents[place]?.id as string;
  const { mainImage, version } = step;
  return {
    ...payloadOf(step.entered),
    id: world.listings[step.listing]?.id,
    version,
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

function payloadOf({ priceForBundle, ...entered }: FormEntries) {
  const fitting = (entered.pricePerProductInCt ?? 0) * entered.quantity;
  const forBundle = priceForBundle === "fitting" ? fitting : priceForBundle;
  return { ...enteredListing, ...entered, priceForBundle: forBundle };
}
