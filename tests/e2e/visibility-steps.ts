import type { PayloadOf } from "@/lib/api/client";
import { canarySeller, ownNumberOf } from "../factories/canary";
import { administratorSession } from "./administrator";
import { payloadOf, uploadFile } from "./detail-steps";
import { frontColour } from "./listing-steps";
import { answerOf, signedUp } from "./program";
import { makeCompany, makePart, makePhoto, type Part } from "./sample-data";
import { baseUrl } from "./surroundings";

export const roles = ["visitor", "stranger", "buyer", "owner", "administrator"] as const;
export type Role = (typeof roles)[number];

export const states = ["AVAILABLE", "UNAVAILABLE", "RESERVED", "SOLD", "DRAFT", "DELETED"] as const;
export type State = (typeof states)[number];

/** The five roles, each with a session; the seller's details are canaries. */
export async function makeTestUsers() {
  const seller = { ...makeCompany("Kanarien"), ...canarySeller() };
  const owner = await signedUp(seller);
  const me = await fetch(`${baseUrl}/auth/me`, { headers: { authorization: `Bearer ${owner}` } });
  const sessions: Record<Role, string | null> = {
    visitor: null,
    stranger: await signedUp(makeCompany("Fremd")),
    buyer: await signedUp(makeCompany("Einkauf")),
    owner,
    administrator: await administratorSession(),
  };
  return { sessions, owner, canary: { ...seller, userId: (await me.json()).id as string } };
}

export type TestUsers = Awaited<ReturnType<typeof makeTestUsers>>;

export interface Offer {
  listingId: number;
  part: Part;
  imageId: string;
  sheetId: string;
}

export async function offerIn(
  state: State,
  { sessions, owner, canary }: TestUsers,
): Promise<Offer> {
  const part = makePart();
  const photo = { name: "typenschild.png", fileType: "image/png" };
  const imageId = await uploadFile(owner, { ...photo, bytes: await makePhoto(frontColour) });
  const text = { name: "blatt.txt", fileType: "text/plain", bytes: Buffer.from("Datenblatt") };
  const sheetId = await uploadFile(owner, text);
  const more = { documentIds: [imageId, sheetId], ownArticleNumber: ownNumberOf(canary) };
  const { listingId } = await answerOf("create-listing", payloadOf(part, more), owner);
  await requestPieces(sessions.buyer, listingId, 1);
  if (state === "UNAVAILABLE" || state === "SOLD") {
    const { id } = await requestPieces(sessions.administrator, listingId, part.quantity);
    const status = state === "SOLD" ? "COMPLETED" : "RESERVED";
    await answerOf("update-transaction", { id, status }, owner);
  } else if (state !== "AVAILABLE") {
    await setStatus(owner, listingId, state);
  }
  return { listingId, part, imageId, sheetId };
}

export function setStatus(
  session: string,
  id: number,
  status: PayloadOf<"set-listing-status">[number]["status"],
): Promise<unknown> {
  return answerOf("set-listing-status", [{ id, status }], session);
}

function requestPieces(session: string | null, listingId: number, quantity: number) {
  const request = { listingId, quantity };
  return answerOf("create-transaction", request, session ?? undefined);
}

export async function look(address: string, session: string | null, headers = {}) {
  const cookie: Record<string, string> = session ? { cookie: `lagerfund-session=${session}` } : {};
  const response = await fetch(new URL(address, baseUrl), {
    redirect: "manual",
    headers: { ...cookie, ...headers },
  });
  const location = response.headers.get("location");
  return {
    status: response.status,
    location: location && new URL(location, baseUrl).href.replace(baseUrl, ""),
    type: response.headers.get("content-type") ?? "",
    text: `${[...response.headers].join("\n")}\n\n${await response.text()}`,
  };
}

/** The page as Next's router fetches it. */
export async function lookAsRouter(address: string, session: string | null) {
  const first = await look(address, session, { RSC: "1" });
  return first.location?.includes("_rsc") ? look(first.location, session, { RSC: "1" }) : first;
}
