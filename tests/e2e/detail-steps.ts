import type { DocumentType } from "@/lib/files/schema";
import { answerOf, program } from "./program";
import { makePhoto, type Part } from "./sample-data";

interface SellersFile {
  name: string;
  type?: DocumentType;
}

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

/** Uploads bytes by the API; answers the document's id. */
export async function uploadFile(
  session: string,
  {
    bytes,
    fileType,
    ...named
  }: { name: string; fileType: string; bytes: Buffer; type?: DocumentType },
): Promise<string> {
  const file = new Blob([new Uint8Array(bytes)], { type: fileType });
  return (await program(session).upload("create-document", file, named)).id;
}

export function payloadOf<More extends object>(
  { manufacturer, ...entered }: Part,
  more: More = {} as More,
) {
  return { ...entered, manufacturer: { name: manufacturer }, ...more };
}

/** Lists a part with files, the first one its main image; answers the listing's id. */
export async function listWithFiles(
  session: string,
  part: Part,
  files: SellersFile[],
  more: object = {},
): Promise<number> {
  const documentIds: string[] = [];
  for (const [index, { name, type }] of files.entries()) {
    const file = name.endsWith(".pdf")
      ? { name, fileType: "application/pdf", bytes: pdf }
      : { name, fileType: "image/png", bytes: await makePhoto({ r: 40 * index, g: 120, b: 200 }) };
    documentIds.push(await uploadFile(session, { ...file, ...(type && { type }) }));
  }
  const payload = payloadOf(part, { documentIds, ...more });
  const { listingId } = await answerOf("create-listing", payload, session);
  return listingId;
}
