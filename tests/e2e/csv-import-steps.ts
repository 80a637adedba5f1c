import { gzipSync } from "node:zlib";
import pg from "pg";
import type { Page } from "playwright/test";
import { columnFactsOf } from "@/lib/csv-import/parse/column-facts";
import { readFile } from "@/lib/csv-import/read/read-file";
import type { Locale } from "@/lib/i18n/locales";
import { utf8 } from "../csv/encodings";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect } from "./test";
import type { Texts } from "./texts";

const headings = [
  "Hersteller",
  "Herstellernummer",
  "Artikelnummer",
  "Bezeichnung",
  "Langtext",
  "Bestand",
  "Preis (EUR)",
];

/** Rows of parts with cells by heading; `changes` by row index. */
export function partRows(count: number, changes: Record<number, Record<number, string>> = {}) {
  return Array.from({ length: count }, (_, place) => {
    const { manufacturer, mpn, nameDe, descriptionDe } = makePart();
    const cells = [
      manufacturer,
      mpn,
      `L-${mpn}`,
      nameDe,
      descriptionDe,
      String(place + 3),
      "12,50",
    ];
    return cells.map((cell, column) => changes[place]?.[column] ?? cell);
  });
}

export function csvOf(rows: string[][], head: string[] = headings): string {
  return [head, ...rows].map((cells) => cells.join(";")).join("\r\n");
}

export async function sellerOn(page: Page, language: Locale): Promise<string> {
  const session = await signedUp(makeCompany("Lagerhaus"));
  await wearCookie(page, session);
  await page.goto(`/csv-import?lang=${language}`);
  return session;
}

/** Does what the file step does, without its screen; answers the import's id. */
export async function sendFile(session: string, csv: string): Promise<string> {
  const file = await readFile(utf8(csv));
  const lines = file.rows.map(({ number, cells }) => JSON.stringify([number, ...cells]));
  const packed = gzipSync(lines.join("\n"));
  const input = {
    fileName: "bestand.csv",
    reading: file.reading,
    columns: columnFactsOf(file.headings, file.rows),
    rowCount: file.rows.length,
    size: packed.length,
  };
  const { id, uploadUrl } = await answerOf("create-csv-import", input, session);
  const headers = { "content-type": "application/gzip" };
  const sent = await fetch(uploadUrl, { method: "PUT", headers, body: new Uint8Array(packed) });
  expect(sent.ok).toBe(true);
  return id;
}

export function button(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

export async function goToPreview(page: Page, t: Texts, id: string): Promise<void> {
  await page.goto(`/csv-import/${id}/columns`);
  await button(page, t("csv-import|columns|next")).click();
  await button(page, t("csv-import|defaults|next")).click();
  await expectPreview(page, t);
}

export async function expectPreview(page: Page, t: Texts): Promise<void> {
  await expect(title(page)).toHaveText(t("csv-import|status|CHECKED"), { timeout: 60_000 });
}

export function title(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

export function figure(page: Page, t: Texts, outcome: "new" | "updated" | "unchanged" | "invalid") {
  return page
    .locator("dl > div")
    .filter({ has: page.getByText(t(`csv-import|count|${outcome}`), { exact: true }) })
    .getByRole("definition");
}

/** Blocks the seller's import behind another one of theirs while `work` runs. */
export async function whileImportWaits(session: string, work: () => Promise<void>): Promise<void> {
  const headers = { authorization: `Bearer ${session}` };
  const user = await (await fetch(`${baseUrl}/auth/me`, { headers })).json();
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [
      `csv-import ${user.id}`,
    ]);
    await work();
  } finally {
    await client.end();
  }
}
