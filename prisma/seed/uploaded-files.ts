import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { createFileTicket } from "@/lib/files/mutations/upload-ticket";
import { inspectFile } from "@/lib/files/mutations/verify-upload";
import type { FileTicketInput } from "@/lib/files/schema";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import type { Companies } from "./companies";
import { daysAgo } from "./dates";
import { pdfPage } from "./documents/pdf-page";

const files = [
  {
    name: "Wartungsplan-Linie-2.pdf",
    fileType: "application/pdf",
    bytes: pdfPage({
      title: "Wartungsplan",
      subtitle: "Linie 2, mechanische Prüfungen",
      rows: [
        ["Täglich", "Sichtprüfung, Leckagen, Geräusche"],
        ["Wöchentlich", "Ketten und Führungen schmieren, Filter reinigen"],
        ["Monatlich", "Riemenspannung, Klemmen nachziehen, Sensoren reinigen"],
        ["Jährlich", "Lager und Dichtungen nach Zustand tauschen, Getriebeöl wechseln"],
      ],
      paragraphs: ["Ersatzteile vor Beginn der Jahreswartung auf Verfügbarkeit prüfen."],
      footer: "Beispiel aus der Vorführung von Lagerfund.",
    }),
  },
  {
    name: "Ersatzteilliste.csv",
    fileType: "text/*",
    bytes: Buffer.from(
      "Pos;Bezeichnung;Herstellernummer;Menge\n1;Rillenkugellager;6306-2RS1;4\n2;Drucksensor;PI2794;1\n",
    ),
  },
] satisfies (Omit<FileTicketInput, "size"> & { bytes: Buffer })[];

/** Two files per demo login; existing ones stay. */
export async function seedUploadedFiles(companies: Companies): Promise<void> {
  const { seller, buyer, administrator } = companies;
  for (const owner of [seller, buyer, administrator]) {
    for (const [index, file] of files.entries()) {
      await seedFile(owner, file, daysAgo(9 - 2 * index));
    }
  }
}

async function seedFile(
  { userId }: Member,
  { bytes, ...file }: (typeof files)[number],
  createdAt: Date,
): Promise<void> {
  if ((await db().uploadedFile.count({ where: { userId, name: file.name } })) > 0) {
    return;
  }
  const owner = { userId, isAdmin: false };
  const { id, key } = await createFileTicket(owner, { ...file, size: bytes.length });
  await storage().write(uploadKeyOf(key), bytes, file.fileType);
  await inspectFile("files", id);
  await db().uploadedFile.update({ where: { id }, data: { createdAt } });
}
