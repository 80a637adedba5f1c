import sharp from "sharp";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { createDocumentTicket } from "@/lib/files/mutations/upload-ticket";
import type { DocumentTicketInput } from "@/lib/files/schema";
import { insertListing } from "@/lib/listings/mutations";
import { listingInput } from "@/lib/listings/schema";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { partDocuments } from "./documents/part-documents";
import { drawPart } from "./draw-part";
import type { Part } from "./parts";

/** Creates the listing unless it exists. */
export async function seedListing(seller: Member, part: Part): Promise<number> {
  const known = await db().listing.findFirst({
    where: { mpn: part.mpn, manufacturer: { name: part.manufacturer } },
    select: { id: true },
  });
  if (known) {
    return known.id;
  }
  const { kind: _kind, picture: _picture, ...entered } = part;
  const imageIds = await seedImages(seller, part);
  const input = listingInput.parse({
    ...entered,
    documentIds: [...imageIds, ...(await seedDocuments(seller, part))],
    mainImageId: imageIds[0],
  });
  return insertListing(seller, input);
}

async function seedImages(seller: Member, part: Part): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, svg } of drawPart(part)) {
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
    ids.push(await upload(seller, { fileType: "image/jpeg", name }, bytes));
  }
  return ids;
}

async function seedDocuments(seller: Member, part: Part): Promise<string[]> {
  const ids: string[] = [];
  for (const { bytes, ...file } of partDocuments(part)) {
    ids.push(await upload(seller, file, bytes));
  }
  return ids;
}

async function upload(
  seller: Member,
  file: Omit<DocumentTicketInput, "size">,
  bytes: Buffer,
): Promise<string> {
  const { id, key } = await createDocumentTicket(seller, { ...file, size: bytes.length });
  await storage().write(uploadKeyOf(key), bytes, file.fileType);
  return id;
}

/** As if an administrator had confirmed them. */
export async function verifyManufacturers(parts: readonly Part[]): Promise<void> {
  const names = new Set(parts.map(({ manufacturer }) => manufacturer));
  await db().manufacturer.updateMany({
    where: { verifiedAt: null, name: { in: [...names] } },
    data: { verifiedAt: new Date() },
  });
}
