import "@/tests/setup/database";
import { verify } from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { logInByEmail } from "../credentials/mutations/log-in";
import { hashSecret } from "../secret";
import { closeSession, refreshSession } from "./mutations";

vi.mock(import("@node-rs/argon2"), async (load) => {
  const real = await load();
  return { ...real, verify: vi.fn(real.verify) };
});

const dayInMs = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await db().session.deleteMany();
});

test("a login opens a session of which only the hash is stored", async () => {
  const user = await makeMember();
  const { sessionId } = await logInByEmail({ email: user.email, password: testPassword });
  expect(sessionId).toMatch(/^[\w-]{43}$/);
  const rows = await db().$queryRaw<{ row: string }[]>`SELECT session::text AS row FROM session`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(sessionId);
  expect(rows[0]?.row).toContain(hashSecret(sessionId));
  expect(await refreshSession(sessionId)).toMatchObject({
    id: user.userId,
    username: user.username,
  });
});

test.each([
  ["a wrong password", {}, "wrong password"],
  ["an unverified address", { isVerified: false }, testPassword],
  ["a blocked user", { isBlocked: true }, testPassword],
])("%s does not log in", async (_, details, password) => {
  const { email } = await makeMember(details);
  await expect(logInByEmail({ email, password })).rejects.toThrow("Invalid credentials");
  expect(await db().session.count()).toBe(0);
});

test("an unknown address is rejected like a wrong password, after the same work", async () => {
  const { email } = await makeMember();
  for (const address of [email, "nobody@example.com"]) {
    vi.mocked(verify).mockClear();
    await expect(logInByEmail({ email: address, password: "wrong one" })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
      data: undefined,
    });
    // Nearly all of the time goes into this; both hashes are of the same kind and cost.
    const hashes = vi
      .mocked(verify)
      .mock.calls.map(([hash]) => String(hash).split("$", 4).join("$"));
    expect(hashes, address).toEqual(["$argon2id$v=19$m=19456,t=2,p=1"]);
  }
});

test("a password typed with another form of the same umlaut logs in", async () => {
  const { userId, email } = await makeMember();
  const { hashPassword } = await import("../password");
  await db().emailIdentity.update({
    where: { userId },
    data: { passwordHash: await hashPassword("Schlüssel-42".normalize("NFC")) },
  });
  const { sessionId } = await logInByEmail({ email, password: "Schlüssel-42".normalize("NFD") });
  expect(await refreshSession(sessionId)).not.toBeNull();
});

test("using a session moves its end to 30 days from now, written once an hour", async () => {
  const user = await makeMember();
  const sessionId = await makeSession(user);
  await refreshSession(sessionId);
  const [fresh] = await db().session.findMany();
  const longAgo = new Date(Date.now() - 20 * dayInMs);
  await db().session.updateMany({
    data: { lastUsedAt: longAgo, expiresAt: new Date(longAgo.getTime() + 30 * dayInMs) },
  });
  await refreshSession(sessionId);
  const [moved] = await db().session.findMany();
  expect(moved?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * dayInMs);
  await refreshSession(sessionId);
  const [unmoved] = await db().session.findMany();
  expect(unmoved?.lastUsedAt).toEqual(moved?.lastUsedAt);
  expect(fresh?.id).toBe(moved?.id);
});

test("an expired session is dead, and deleted by the next login", async () => {
  const user = await makeMember();
  const sessionId = await makeSession(user);
  await db().session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await refreshSession(sessionId)).toBeNull();
  await makeSession(user);
  expect(await db().session.count()).toBe(1);
});

test("blocking a user ends the sessions at once", async () => {
  const user = await makeMember();
  const sessionId = await makeSession(user);
  await db().user.update({ where: { id: user.userId }, data: { blockedAt: new Date() } });
  expect(await refreshSession(sessionId)).toBeNull();
});

test("closing a session ends this one and no other", async () => {
  const user = await makeMember();
  const [one, other] = [await makeSession(user), await makeSession(user)];
  await closeSession(one);
  await closeSession(one);
  expect(await refreshSession(one)).toBeNull();
  expect(await refreshSession(other)).not.toBeNull();
  expect(await refreshSession("nonsense")).toBeNull();
});
