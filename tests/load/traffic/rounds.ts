import { randomUUID } from "node:crypto";
import type { Answered } from "./client.ts";
import {
  type Acknowledged,
  noteOfTraffic,
  type Plan,
  type SoughtPart,
  tagOfTraffic,
} from "./plan.ts";
import { oneOf, type User } from "./user.ts";

const datasheet = "Typ;Wert\nNennspannung;24 V DC\nNennstrom;10 A\n".repeat(200);

// A visitor who searches and looks at a part or two; now and then a search engine.
export async function visit(user: User, plan: Plan): Promise<void> {
  const part = oneOf(plan.parts);
  await user.ask("landing", "/", isPage);
  await user.think();
  await search(user, part);
  await user.think();
  await user.ask("search, mistyped", searchFor(mistyped(part.mpn)), isPage);
  await user.think();
  await look(user, part, plan);
  await user.think();
  await look(user, oneOf(plan.parts), plan);
  await user.think();
  await user.ask("manufacturer", oneOf(plan.manufacturers), isPage);
  if (Math.random() < 0.2) {
    await user.ask("sitemap", "/sitemap.xml", contains("<sitemapindex"));
  }
}

// A buyer who requests a few pieces, and withdraws every other request.
export async function buy(user: User, plan: Plan, { statuses }: Acknowledged): Promise<void> {
  await user.think();
  await search(user, oneOf(plan.parts));
  await user.think();
  const listingId = oneOf(plan.offers);
  await user.ask("listing, signed in", `/listing/detail/${listingId}`, isPage);
  await user.think();
  const quantity = 1 + Math.floor(Math.random() * 3);
  const request = { listingId, quantity, note: noteOfTraffic };
  const made = await user.call("request", "create-transaction", request);
  if (made) {
    statuses.push({ transactionId: made.id, to: "REQUESTED" });
  }
  await user.think();
  await user.ask("own transactions", "/transaction/user", isPage);
  await user.think();
  if (made && Math.random() < 0.5) {
    await move(user, "withdraw", { id: made.id, status: "CANCELLED" }, statuses);
  }
}

// A seller who lists a part with its datasheet, changes its price, pauses it, and answers requests.
export async function sell(
  user: User,
  _plan: Plan,
  { documents, listings, prices, statuses }: Acknowledged,
): Promise<void> {
  await user.ask("own listings", "/listing/user", isPage);
  await user.think();
  const documentId = await upload(user);
  documents.push(documentId);
  await user.think();
  const fields = {
    manufacturer: { name: "Siemens" },
    mpn: `${tagOfTraffic} ${randomUUID().slice(0, 13).toUpperCase()}`,
    nameDe: "Leistungsschütz",
    descriptionDe: "Neu, originalverpackt, aus aufgelöstem Lager.",
    quantity: 50,
    pricePerProductInCt: 1990,
    documentIds: [documentId],
  };
  const { listingId: id } = await user.call("create listing", "create-listing", fields);
  listings.push({ id, mpn: fields.mpn });
  await user.think();
  await changePrice(user, { ...fields, id }, prices);
  await user.think();
  await user.call("pause", "set-listing-status", [{ id, status: "DRAFT" }]);
  await user.think();
  await user.call("activate", "set-listing-status", [{ id, status: "ACTIVE" }]);
  await serve(user, statuses);
}

async function upload(user: User): Promise<string> {
  const size = Buffer.byteLength(datasheet);
  const ticket = { fileType: "text/csv", name: "Datenblatt.csv", size };
  const { id, uploadUrl } = await user.call("upload ticket", "create-document", ticket);
  const { pathname, search } = new URL(uploadUrl);
  const isTaken = ({ status }: Answered) => status >= 200 && status < 300;
  const headers = { "content-type": "text/csv" };
  const sent = { method: "PUT", headers, body: datasheet };
  await user.ask("upload", `${pathname}${search}`, isTaken, sent);
  return id;
}

// When a change gets no answer, its price is unknown.
async function changePrice(
  user: User,
  fields: { id: number },
  prices: Acknowledged["prices"],
): Promise<void> {
  const pricePerProductInCt = 1000 + Math.floor(Math.random() * 9000);
  prices.delete(fields.id);
  await user.call("change price", "update-listing", { ...fields, pricePerProductInCt });
  prices.set(fields.id, pricePerProductInCt);
}

// Reserves and completes the oldest request.
async function serve(user: User, statuses: Acknowledged["statuses"]): Promise<void> {
  await user.think();
  const wanted = { role: "seller", status: "REQUESTED", page: 1, pageSize: 10 };
  const open = await user.call("requests", "get-transactions-by-user", wanted);
  const id = open.data.at(-1)?.id;
  for (const [kind, from, status] of [
    ["reserve", "REQUESTED", "RESERVED"],
    ["complete", "RESERVED", "COMPLETED"],
  ] as const) {
    await user.think();
    if (id === undefined || !(await move(user, kind, { id, from, status }, statuses))) {
      return;
    }
  }
}

async function move(
  user: User,
  kind: string,
  change: { id: number; from?: string; status: string },
  statuses: Acknowledged["statuses"],
): Promise<boolean> {
  const isDone = (await user.call(kind, "update-transaction", change)) !== null;
  if (isDone) {
    statuses.push({ transactionId: change.id, to: change.status });
  }
  return isDone;
}

async function search(user: User, { id, mpn }: SoughtPart): Promise<void> {
  await user.ask("search", searchFor(mpn), contains(`/listing/detail/${id}"`));
}

// Requests the page, its images and the beacon that counts the view.
async function look(user: User, { id, mpn }: SoughtPart, plan: Plan): Promise<void> {
  const isOfPart = (answer: Answered) => isPage(answer) && answer.text().includes(mpn);
  await user.ask("listing", `/listing/detail/${id}`, isOfPart);
  const images = [oneOf(plan.images), oneOf(plan.images)];
  await Promise.all(images.map((image) => user.ask("picture", image, isImage)));
  const isCounted = ({ status }: Answered) => status === 204;
  await user.ask("view", `/listing/view/${id}`, isCounted, { method: "POST" });
}

function isPage(answer: Answered): boolean {
  return answer.status === 200 && answer.text().trimEnd().endsWith("</html>");
}

function contains(words: string) {
  return (answer: Answered) => answer.status === 200 && answer.text().includes(words);
}

function isImage({ status, headers, bytes }: Answered): boolean {
  return status === 200 && /^image\//.test(headers["content-type"] ?? "") && bytes.length > 100;
}

function searchFor(query: string): string {
  return `/listing/search?query=${encodeURIComponent(query)}`;
}

function mistyped(mpn: string): string {
  const at = 1 + Math.floor(Math.random() * (mpn.length - 1));
  return `${mpn.slice(0, at)}X${mpn.slice(at + 1)}`;
}
