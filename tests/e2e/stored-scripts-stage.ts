import { randomInt } from "node:crypto";
import pg from "pg";
import { type Company, makeCompany, makePart } from "./actors";
import { sendFile } from "./csv-import-steps";
import { allHostileMarkup, hostileLines } from "./hostile-texts";
import { answerOf, call, logIn, program, signUp } from "./program";

const line = hostileLines(100);

/** A company whose every detail is markup, as far as a name may be. */
function hostileCompany(): Company {
  const number = randomInt(1e6);
  return {
    ...makeCompany("Angriff"),
    username: `<svg/onload=ran(3)>${number}`,
    street: line(),
    zipCode: "<b>1</b>",
    city: line(),
    country: line(),
  };
}

/** A seller and a buyer with something hostile in each field that there is, and where it is shown. */
export async function makeHostileStage() {
  const [seller, buyer] = [hostileCompany(), hostileCompany()];
  await Promise.all([signUp(seller), signUp(buyer)]);
  const [ofSeller, ofBuyer] = await Promise.all([logIn(seller), logIn(buyer)]);
  const part = hostilePart();
  const { listingId } = await answerOf("create-listing", await withFile(ofSeller, part), ofSeller);
  const draft = await program().call("create-request-draft", {
    listingId,
    quantity: "1",
    note: allHostileMarkup.slice(0, 900),
    question: allHostileMarkup.slice(0, 900),
  });
  const trade = { listingId, quantity: 1, note: allHostileMarkup.slice(0, 900) };
  const transaction = await answerOf("create-transaction", trade, ofBuyer);
  await answerOf("update-transaction", { id: transaction.id, status: "RESERVED" }, ofSeller);
  await answerOf(
    "contact-seller",
    { listingId, message: allHostileMarkup.slice(0, 1_900) },
    ofBuyer,
  );
  await call("contact-operator", {
    ...{ firstName: line(), lastName: line(), company: line() },
    ...{ email: buyer.email, message: allHostileMarkup },
  });
  await answerOf("create-file", { fileType: "application/pdf", name: `${line()}.pdf` }, ofSeller);
  const csv = `Hersteller;${line()};Bezeichnung;Langtext;Bestand;Preis\r\n${csvRow()}\r\n${csvRow()}`;
  const importId = await sendFile(ofSeller, csv);
  const { userId, manufacturerId } = await idsOf(listingId);
  return {
    ofSeller,
    ofBuyer,
    part,
    listingId,
    draft,
    transaction,
    importId,
    userId,
    manufacturerId,
  };
}

export type HostileStage = Awaited<ReturnType<typeof makeHostileStage>>;

function hostilePart() {
  const { quantity, pricePerProductInCt, ean, mpn } = makePart();
  return {
    manufacturer: { name: `<img src=x onerror=ran(2)>${randomInt(1e9)}` },
    ...{ quantity, pricePerProductInCt, ean },
    mpn: `<svg/onload=ran(3)>${mpn}`,
    alternateProductCodes: Array.from({ length: 8 }, line),
    nameDe: `Teil ${line()} ${line()}`,
    nameEn: `Part ${line()} ${line()}`,
    descriptionDe: allHostileMarkup,
    descriptionEn: allHostileMarkup,
    shippingNote: allHostileMarkup.slice(0, 480),
    dateCode: "<svg/onload=ran(3)>",
    ownArticleNumber: line(),
  };
}

/** With a sheet whose name is markup. */
async function withFile<Part extends object>(session: string, part: Part) {
  const name = "<img src=x onerror=ran(2)>.txt";
  const ticket = { fileType: "text/plain", name, size: 9 } as const;
  const { id, uploadUrl } = await answerOf("create-document", ticket, session);
  const headers = { "content-type": "text/plain" };
  await fetch(uploadUrl, { method: "PUT", headers, body: "Datenblatt".slice(0, 9) });
  return { ...part, documentIds: [id] };
}

function csvRow(): string {
  const cells = [line(), line(), line(), allHostileMarkup.replaceAll("\n", " "), "3", "12,50"];
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");
}

/** Which only administrators are told. */
async function idsOf(listingId: number): Promise<{ userId: string; manufacturerId: number }> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    'SELECT owner_user_id AS "userId", manufacturer_id AS "manufacturerId" FROM listing WHERE id = $1',
    [listingId],
  );
  await client.end();
  return rows[0];
}
