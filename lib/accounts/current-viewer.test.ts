import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { makeMember, makeSession } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { currentUser, currentViewer, requireMember, viewerOf } from "./current-viewer";
import { closeSession } from "./sessions/mutations";

const own = "http://localhost:3000";
const member = await makeMember({ isAdmin: true });
const viewer = { userId: member.userId, isAdmin: true };

test("a bearer is its session's user, wherever the call comes from", async () => {
  const authorization = `Bearer ${await makeSession(member)}`;
  expect(await viewerOf(call({ authorization }))).toMatchObject(viewer);
  expect(await viewerOf(call({ authorization, origin: "https://evil.example" }))).toMatchObject(
    viewer,
  );
});

test.each(["Bearer nonsense", "Bearer ", "Bearer", "bearer x y"])(
  "a dead bearer (%s) is rejected, even beside a live cookie",
  async (authorization) => {
    const cookie = `lagerfund-session=${await makeSession(member)}`;
    await expect(viewerOf(call({ authorization, cookie, origin: own }))).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  },
);

test("the cookie is the same session, from a page of ours", async () => {
  const sessionId = await makeSession(member);
  const cookie = `lagerfund-session=${sessionId}`;
  expect(await viewerOf(call({ cookie, origin: own }))).toMatchObject(viewer);
  expect(await viewerOf(call({ cookie, "sec-fetch-site": "same-origin" }))).toMatchObject(viewer);
  await closeSession(sessionId);
  expect(await viewerOf(call({ cookie, origin: own }))).toEqual(visitor);
});

test.each<Record<string, string>>([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:3001" },
  { origin: "https://localhost:3000" },
  { origin: "http://localhost:3000.evil.example" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  {},
])("a cookie from elsewhere is rejected: %j", async (headers) => {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  await expect(viewerOf(call({ cookie, ...headers }))).rejects.toMatchObject({
    code: "FOREIGN_ORIGIN",
  });
});

test("a database that is away does not look like a dead session", async () => {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  await db().$executeRaw`ALTER TABLE session RENAME TO session_gone`;
  try {
    await expect(viewerOf(call({ cookie, origin: own }))).rejects.toThrow();
  } finally {
    await db().$executeRaw`ALTER TABLE session_gone RENAME TO session`;
  }
  expect(await viewerOf(call({ cookie, origin: own }))).toMatchObject(viewer);
});

test("a page knows its user by cookie or bearer, and everybody else as a visitor", async () => {
  const sessionId = await makeSession(member);
  const user = { id: member.userId, username: member.username, isAdmin: true };
  answering(call({ cookie: `lagerfund-session=${sessionId}` }));
  expect(await currentUser()).toMatchObject(user);
  expect(await currentViewer()).toMatchObject(viewer);
  answering(call({ authorization: `Bearer ${sessionId}` }));
  expect(await currentUser()).toMatchObject(user);
  await closeSession(sessionId);
  for (const cookie of [`lagerfund-session=${sessionId}`, ""]) {
    answering(call({ cookie }));
    expect(await currentViewer()).toEqual(visitor);
  }
});

test("a page that needs a login sends visitors to it, dead cookies by way of their clearing", async () => {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  answering(call({ cookie }));
  expect(await requireMember("/listing/user?page=2")).toMatchObject(viewer);
  answering(call({}));
  await expect(requireMember("/listing/user?page=2")).rejects.toThrow(
    "redirect to /login?next=%2Flisting%2Fuser%3Fpage%3D2",
  );
  answering(call({ cookie: "lagerfund-session=dead" }));
  await expect(requireMember("/listing/user")).rejects.toThrow(
    "redirect to /auth/expired?next=%2Flisting%2Fuser",
  );
});

function call(headers: Record<string, string>): Request {
  return new Request(`${own}/operations/x`, { method: "POST", headers });
}
