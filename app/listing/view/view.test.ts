import "@/tests/setup/database";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { writeViews } from "@/lib/listing-views/view-counter";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { fromClient } from "@/tests/setup/from-client";

// Collects what Next would run after the response.
const afterwards = vi.hoisted((): Promise<void>[] => []);
vi.mock("next/server", () => ({ after: (written: Promise<void>) => afterwards.push(written) }));

const { POST } = await import("./[listingId]/route");
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const seller = await makeMember();
let clients = 0;

afterEach(() => afterwards.splice(0));

test("a reader's view counts, and the process waits until it is written", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const response = await show(id);
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(afterwards).toHaveLength(1);
  await show(id);
  expect(afterwards).toHaveLength(1);
  await writeViews();
  await Promise.all(afterwards);
  expect(await viewsOf(id)).toBe(2);
});

test("the owner is known by the cookie and by a bearer", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const session = await makeSession(seller);
  const buyers = await makeSession(await makeMember());
  await show(id, { cookie: `a=b; lagerfund-session=${session}` });
  await show(id, { authorization: `Bearer ${session}` });
  await show(id, { cookie: `lagerfund-session=${buyers}` });
  await writeViews();
  expect(await viewsOf(id)).toBe(1);
});

test.each(["0", "-1", "2147483648", "1e9", "abc", "%00", "9".repeat(5_000)])(
  "the address %s gets the same answer",
  async (address) => {
    expect((await show(address)).status).toBe(204);
    expect(afterwards).toHaveLength(0);
  },
);

function show(listingId: number | string, headers: Record<string, string> = {}) {
  clients += 1;
  const request = new Request("http://localhost:3000/listing/view/x", {
    method: "POST",
    headers: {
      origin: "http://localhost:3000",
      "user-agent": firefox,
      ...fromClient(`203.0.113.${clients}`),
      ...headers,
    },
  });
  return POST(request, { params: Promise.resolve({ listingId: String(listingId) }) });
}

async function viewsOf(id: number): Promise<number> {
  return (await db().listing.findUniqueOrThrow({ where: { id } })).views;
}
