import "server-only";
import { randomUUID } from "node:crypto";
import { type FileRoom, makeKey, uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { uploadTypeOf } from "./kinds";

interface UploadWish {
  /** As the browser calls it: the PUT must carry the same. */
  fileType: string;
  size?: number | undefined;
}

/** A place in the room, its row by `makeRow`, and the signed address that its bytes go to (contract §6). */
export async function makeTicket(
  room: FileRoom,
  { fileType, size }: UploadWish,
  makeRow: (place: { id: string; key: string }) => Promise<unknown>,
) {
  const id = randomUUID();
  const key = makeKey(room, id);
  await makeRow({ id, key });
  const uploadUrl = await storage().signUpload({
    key: uploadKeyOf(key),
    contentType: uploadTypeOf(fileType),
    sizeInBytes: size ?? null,
  });
  return { id, key, uploadUrl };
}
