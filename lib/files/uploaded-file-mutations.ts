import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { textTypeOf } from "@/lib/files/content/file-kinds";
import { discardObjects, objectKeysOf } from "@/lib/files/orphans";
import { makeTicket } from "@/lib/files/quota";
import { filesDeletableBy } from "./uploaded-file-access";
import type { FileTicketInput } from "./uploaded-file-schema";

/** A row for a file that is to come and the signed address that its bytes go to (contract §6). Throws QUOTA_EXCEEDED, STORAGE_FULL. */
export function createFileTicket(member: Member, file: FileTicketInput) {
  const { fileType, name } = file;
  // What is stored and served is a real type.
  const contentType = fileType === "text/*" ? textTypeOf(name) : fileType;
  return makeTicket("files", member.userId, file, (tx, place) =>
    tx.uploadedFile.create({ data: { ...place, name, contentType } }),
  );
}

/** Takes a file's row away and answers the storage keys that are then nobody's. Throws NOT_FOUND, for others' as well. */
export async function takeFile(tx: Database, member: Member, id: string): Promise<string[]> {
  const file = await tx.uploadedFile.findFirst({
    where: { AND: [{ id }, filesDeletableBy(member)] },
    select: { id: true, key: true },
  });
  const { count } = file ? await tx.uploadedFile.deleteMany({ where: { id } }) : { count: 0 };
  if (!file || count === 0) {
    throw new AppError("NOT_FOUND");
  }
  const keys = objectKeysOf(file);
  await discardObjects(tx, keys);
  return keys;
}
