import type { ListingFormValues } from "./form-values";

type Files = Pick<ListingFormValues, "documents" | "mainImageId">;
type Document = Files["documents"][number];

/**
 * The files of two versions in one: the other's, without those that were taken away from `base` here, with those that
 * were added here. No picture of either is lost, and none comes back that one of them took away.
 */
export function mergedFiles(mine: Files, theirs: Files, base: Files): Files {
  const removed = without(base.documents, mine.documents);
  const added = without(without(mine.documents, base.documents), theirs.documents);
  const kept = without(theirs.documents, removed).map((document) => retyped(document, mine, base));
  const documents = [...kept, ...added];
  const mineIsChosen = mine.mainImageId !== null && mine.mainImageId !== base.mainImageId;
  const choices = mineIsChosen ? [mine.mainImageId, theirs.mainImageId] : [theirs.mainImageId];
  const main = choices.find((choice) => documents.some(({ id }) => id === choice));
  return {
    documents: isArranged(mine, base) ? inOrderOf(mine, documents) : documents,
    mainImageId: main ?? null,
  };
}

/** As it was typed here, if it was. */
function retyped(document: Document, mine: Files, base: Files): Document {
  const [own, before] = [mine, base].map((files) => files.documents.find(isSameAs(document)));
  return own && own.type !== before?.type ? { ...document, type: own.type } : document;
}

/** Whether the order here is more than new files behind the old ones. */
function isArranged(mine: Files, base: Files): boolean {
  const left = base.documents.filter(({ id }) => mine.documents.some((own) => own.id === id));
  const plain = [...left, ...without(mine.documents, left)];
  return plain.some(({ id }, place) => id !== mine.documents[place]?.id);
}

/** In that order; what it does not know comes behind. */
function inOrderOf({ documents: order }: Files, documents: Document[]): Document[] {
  const known = order.flatMap((document) => documents.filter(isSameAs(document)));
  return [...known, ...without(documents, known)];
}

function without(documents: readonly Document[], others: readonly Document[]): Document[] {
  return documents.filter(({ id }) => others.every((other) => other.id !== id));
}

function isSameAs({ id }: Document): (other: Document) => boolean {
  return (other) => other.id === id;
}
