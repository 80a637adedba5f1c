import { randomUUID } from "node:crypto";
import type { Login } from "./login.ts";
import { tagOfTraffic } from "./plan.ts";
import type { Records } from "./records.ts";
import type { User } from "./user.ts";
import { isPage } from "./visitor.ts";

const datasheet = "Typ;Wert\nNennspannung;24 V DC\nNennstrom;10 A\n".repeat(200);

// A company that lists a part with its datasheet, thinks about the price, pauses it for a while, and sees to its requests.
export async function sell(user: User, login: Login, records: Records): Promise<void> {
  await login(user);
  await user.ask("own listings", "/listing/user", isPage);
  await user.think();
  const documentId = await upload(user, records);
  await user.think();
  await offer(user, documentId, records);
  await serve(user, records);
}

async function upload(user: User, records: Records): Promise<string> {
  const size = Buffer.byteLength(datasheet);
  const ticket = { fileType: "text/csv", name: "Datenblatt.csv", size };
  const { id, uploadUrl } = await user.call("upload ticket", "create-document", ticket);
  const { pathname, search } = new URL(uploadUrl);
  const isTaken = ({ status }: { status: number }) => status >= 200 && status < 300;
  await user.ask("upload", `${pathname}${search}`, isTaken, {
    method: "PUT",
    headers: { "content-type": "text/csv" },
    body: datasheet,
  });
  records.acknowledged.documents.push(id);
  return id;
}

async function offer(user: User, documentId: string, records: Records): Promise<void> {
  const mpn = `${tagOfTraffic} ${randomUUID().slice(0, 13).toUpperCase()}`;
  const fields = {
    manufacturer: { name: "Siemens" },
    mpn,
    nameDe: "Leistungsschütz",
    descriptionDe: "Neu, originalverpackt, aus aufgelöstem Lager.",
    quantity: 50,
    pricePerProductInCt: 1990,
    documentIds: [documentId],
  };
  const made = await user.call("create listing", "create-listing", fields);
  if (!made) {
    return;
  }
  const id: number = made.listingId;
  records.acknowledged.listings.push({ id, mpn });
  await user.think();
  await changePrice(user, { ...fields, id }, records);
  await user.think();
  await user.call("pause", "set-listing-status", [{ id, status: "DRAFT" }]);
  await user.think();
  await user.call("activate", "set-listing-status", [{ id, status: "ACTIVE" }]);
}

// Where a change gets no answer nobody knows which price holds.
async function changePrice(user: User, fields: { id: number }, records: Records): Promise<void> {
  const pricePerProductInCt = 1000 + Math.floor(Math.random() * 9000);
  const payload = { ...fields, pricePerProductInCt };
  records.prices.delete(fields.id);
  if (await user.call("change price", "update-listing", payload)) {
    records.prices.set(fields.id, pricePerProductInCt);
  }
}

// The oldest of what was requested: held, then sold.
async function serve(user: User, records: Records): Promise<void> {
  await user.think();
  const wanted = { role: "seller", status: "REQUESTED", page: 1, pageSize: 10 };
  const open = await user.call("requests", "get-transactions-by-user", wanted);
  const id = open?.data.at(-1)?.id;
  if (id === undefined) {
    return;
  }
  for (const [kind, from, status] of [
    ["reserve", "REQUESTED", "RESERVED"],
    ["complete", "RESERVED", "COMPLETED"],
  ] as const) {
    await user.think();
    if (!(await user.call(kind, "update-transaction", { id, from, status }))) {
      return;
    }
    records.acknowledged.statuses.push({ transactionId: id, to: status });
  }
}
