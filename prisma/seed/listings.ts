import sharp from "sharp";
import { db } from "@/lib/db/client";
import { issueTicket } from "@/lib/documents/mutations";
import { createListing } from "@/lib/listings/mutations";
import { listingInput } from "@/lib/listings/schema";
import type { Member } from "@/lib/operations/viewer";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import type { Part } from "./parts/part";
import { drawPart } from "./pictures/draw-part";

/** A listing of the part through the operation's own mutation; one that exists is left as it is. */
export async function seedListing(seller: Member, part: Part): Promise<number> {
  const known = await db().listing.findFirst({
    where: { mpn: part.mpn, manufacturer: { name: part.manufacturer } },
    select: { id: true },
  });
  if (known) {
    return known.id;
  }
  const { kind: _kind, picture: _picture, ...entered } = part;
  const documentIds = await seedPictures(seller, part);
  const input = listingInput.parse({
    ...entered,
    documentIds,
    mainImageId: documentIds[0],
  });
  return createListing(seller, input);
}

async function seedPictures(seller: Member, part: Part): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, svg } of drawPart(part)) {
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
    const file = { fileType: "image/jpeg", name: name.replace(/png$/, "jpg"), size: bytes.length };
    const ticket = await issueTicket(seller, file);
    await storage().write(uploadKeyOf(ticket.key), bytes, file.fileType);
    ids.push(ticket.id);
  }
  return ids;
}

/** The manufacturers of these parts are known names: an administrator has looked at them. */
export async function verifyManufacturers(parts: readonly Part[]): Promise<void> {
  const names = new Set(parts.map(({ manufacturer }) => manufacturer));
  await db().manufacturer.updateMany({
    where: { verifiedAt: null, name: { in: [...names] } },
    data: { verifiedAt: new Date() },
  });
}
