import "server-only";
import { ImageError } from "@/lib/csv-import/images/image-source";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { storeImage } from "@/lib/files/mutations/store-image";

interface NewImage {
  bytes: Uint8Array;
  baseName: string | undefined;
  sourceHash: string;
}

export async function insertImportImage(member: Member, image: NewImage): Promise<string> {
  const { bytes, baseName, sourceHash } = image;
  const id = await storeImage(member, bytes, baseName);
  if (id === null) {
    throw new ImageError("picture_invalid");
  }
  await db().document.update({ where: { id }, data: { sourceHash } });
  return id;
}
