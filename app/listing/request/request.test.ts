import "@/tests/setup/database";
import { expect, test } from "vitest";
import { sessionCookieName } from "@/lib/accounts/sessions/auth-cookies";
import { db } from "@/lib/db/client";
import { plainPolicy } from "@/lib/http/plain-page-html";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { POST } from "./[listingId]/route";

const own = "http://localhost:3000";
const seller = await makeMember();
const { id: listingId } = await makeListing({ ownerUserId: seller.userId });

function post(
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
  id = listingId,
) {
  const init = { method: "POST", headers: { origin: own, ...headers }, body };
  const request = answering(new Request(`${own}/listing/request/${id}`, init));
  return POST(request, { params: Promise.resolve({ listingId: String(id) }) });
}

const box = new URLSearchParams({ quantity: "3", note: "Größe & Übermaß?\r\nTor 3" });

test("a visitor's request is stored and leads through the login to its listing", async () => {
  const answer = await post(box);
  const draft = await newestDraft();
  expect(draft).toMatchObject({ quantity: "3", note: "Größe & Übermaß?\nTor 3", question: "" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
  const next = `/listing/detail/${listingId}?draft=${draft.id}#request`;
  expect(answer.headers.get("location")).toBe(`/login?next=${encodeURIComponent(next)}`);
  expect(answer.headers.get("set-cookie")).toMatch(
    new RegExp(`^lagerfund-way=${encodeURIComponent(next)}; .*Max-Age=172800; .*HttpOnly`),
  );
});

test("a signed-in user goes straight to the listing, a dead session through the login", async () => {
  const cookie = `${sessionCookieName()}=${await makeSession(await makeMember())}`;
  const answer = await post(box, { cookie });
  const page = `/listing/detail/${listingId}?draft=${(await newestDraft()).id}#request`;
  expect(answer.headers.get("location")).toBe(page);
  const dead = await post(box, { cookie: `${sessionCookieName()}=dead` });
  expect(dead.headers.get("location")).toMatch(/^\/login\?next=/);
});

test("a deleted listing leads to its own page", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId, status: "DELETED" });
  expect((await post(box, {}, id)).headers.get("location")).toBe(`/listing/detail/${id}`);
  expect((await post(box, {}, 99_999_999_999)).headers.get("location")).toBe("/listing/detail/0");
});

test("another site cannot store a request, and a long note is rejected in the reader's language", async () => {
  const before = await db().requestDraft.count();
  expect((await post(box, { origin: "https://evil.example" })).status).toBe(403);
  const endless = await post(new URLSearchParams({ note: "x".repeat(300_000) }), {
    cookie: "i18n_lang=en",
  });
  expect(endless.status).toBe(413);
  expect(endless.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await endless.text();
  expect(html).toContain("Your text is too long.");
  expect(html).toContain("everything you have entered is still there");
  expect(html).toContain(`href="/listing/detail/${listingId}">Start again`);
  // Has the look and the policy of our other standalone pages.
  const policy = endless.headers.get("content-security-policy");
  expect(policy).toBe(`${plainPolicy}; frame-ancestors 'none'`);
  expect(html).toContain(`content="${plainPolicy}"`);
  expect((await post("note=1", { "content-type": "text/plain" })).status).toBe(415);
  expect(await db().requestDraft.count()).toBe(before);
});

test("an empty request leads on and stores nothing", async () => {
  const before = await db().requestDraft.count();
  const answer = await post(new URLSearchParams({ quantity: " ", note: "", question: "\r\n" }));
  const next = `/listing/detail/${listingId}#request`;
  expect(answer.headers.get("location")).toBe(`/login?next=${encodeURIComponent(next)}`);
  expect(answer.headers.has("set-cookie")).toBe(false);
  expect(await db().requestDraft.count()).toBe(before);
});

function newestDraft() {
  return db().requestDraft.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
}
