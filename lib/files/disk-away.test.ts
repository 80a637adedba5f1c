import "@/tests/setup/database";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { GET as getMedia } from "@/app/media/[documentId]/[variant]/route";
import { db } from "@/lib/db/client";
import { sweepJob } from "@/lib/jobs/sweep";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { requireDiskSettings } from "@/lib/storage/storage";
import { makeDocument, redImage } from "@/tests/factories/document";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { call, errorOf, putFile } from "@/tests/setup/route-calls";

const seller = await makeMember();
const bearer = await makeSession(seller);
const { id: listingId } = await makeListing({ ownerUserId: seller.userId, mpn: "6205-2RS" });
const { id: imageId } = await makeDocument({ userId: seller.userId, listingId });
const uploaded = await makeDocument({ userId: seller.userId });
const [{ root }, bytes] = [requireDiskSettings(), new Uint8Array(await redImage())];
const ticket = await (await issueTicket()).json();

const calls = {
  "an upload": () => putFile(ticket.json.uploadUrl, bytes, "image/png"),
  "a listing with a new file": () =>
    call("create-listing", { ...enteredListing, documentIds: [uploaded.id] }, bearer),
  "a picture": () => getMedia(...mediaRequest()),
};
const goesOn = {
  "a ticket": issueTicket,
  "a listing's data": () => call("get-listing-by-id", { listingId }),
  "a search": () => call("fuzzy-search-listings", { query: "62052rs" }),
};
const away = { status: 503, code: "UNAVAILABLE", retryAfter: "60" };

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

test("a disk that is away is UNAVAILABLE for the calls that use it, for no others, and loses nothing", async () => {
  await rename(root, `${root}.away`);
  await writeFile(root, "a file in its place");
  for (const [name, ask] of Object.entries(calls)) {
    expect(await errorOf(await ask()), name).toEqual(away);
  }
  for (const [name, ask] of Object.entries(goesOn)) {
    expect((await ask()).status, name).toBe(200);
  }
  expect(await runDueJobs(sweepJob, Date.now() + 10_000)).toEqual({ done: 1, failed: 0 });
  expect(await db().listing.count()).toBe(1);
  expect(await db().document.count({ where: { lostAt: { not: null } } })).toBe(0);

  await rm(root);
  await rename(`${root}.away`, root);
  for (const [name, ask] of Object.entries(calls)) {
    expect((await ask()).status, name).toBe(200);
  }
  expect(await readdir(path.join(root, ".incoming"))).toEqual([]);
});

function issueTicket(): Promise<Response> {
  return call("create-document", { name: "Lager.png", fileType: "image/png" }, bearer);
}

function mediaRequest(): Parameters<typeof getMedia> {
  const params = Promise.resolve({ documentId: imageId, variant: "w112.webp" });
  return [new Request(`http://localhost:3000/media/${imageId}/w112.webp`), { params }];
}
