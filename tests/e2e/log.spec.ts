import { spawnSync } from "node:child_process";
import { program } from "@/scripts/app/server";
import { makeCompany, makePart } from "./actors";
import { makeDatabase, queryIn } from "./database-steps";
import { withServer } from "./server-steps";
import { expect, test } from "./test";

const json = { "content-type": "application/json" };

test("a life at a server leaves a line for each request, and nothing of anybody in any of them", async () => {
  const databaseUrl = await makeDatabase();
  const company = makeCompany("Kanarienvogel");
  const part = makePart();
  const client = "203.0.113.77";
  await withServer({ DATABASE_URL: databaseUrl }, async (server) => {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(server.url + path, {
        ...init,
        headers: { "x-forwarded-for": client, ...(init.headers as object) },
        redirect: "manual",
      });
    const post = (path: string, body: unknown, more = {}) =>
      ask(path, { method: "POST", headers: { ...json, ...more }, body: JSON.stringify(body) });
    expect((await post("/auth/email/signup", company)).status).toBe(200);
    await queryIn(databaseUrl, "UPDATE email_identity SET verified_at = now()");
    const { sessionId } = await (await post("/auth/email/login", company)).json();
    expect(sessionId).toBeTruthy();
    const bearer = { authorization: `Bearer ${sessionId}` };
    const cookie = { cookie: `lagerfund-session=${sessionId}` };
    const { manufacturer, ...entered } = part;
    const listed = { json: { ...entered, manufacturer: { name: manufacturer } } };
    expect((await post("/operations/create-listing", listed, bearer)).status).toBe(200);
    await ask(`/listing/search?query=${part.mpn}`, { headers: cookie });
    await ask("/account", { headers: cookie });
    await ask("/password-reset?token=kanarienvogel-token");
    await ask("/files/download/kanarienvogel-token");
    // Nothing of ours writes to a table that is gone: the page and the door fail, with the driver's words.
    await queryIn(databaseUrl, "ALTER TABLE email_identity RENAME TO email_identity_away");
    expect((await post("/auth/email/login", company)).status).toBe(500);
    await ask("/account", { headers: cookie });
    await queryIn(databaseUrl, "DROP TABLE listing_search CASCADE");
    await ask(`/listing/search?query=${part.mpn}`);
    await server.end();

    const said = server.said();
    const lines = said
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === "request")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          method: "POST",
          route: "/auth/email/login",
          status: 200,
          durationInMs: expect.any(Number),
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        }),
        expect.objectContaining({ method: "GET", route: "/password-reset", status: 200 }),
        expect.objectContaining({ method: "GET", route: "/files/download/[token]", status: 403 }),
      ]),
    );
    expect(lines.filter(({ level }) => level >= 50).length).toBeGreaterThan(2);
    const canaries = [...Object.values(company), part.mpn, part.ean, sessionId, client];
    for (const canary of [...canaries, "kanarienvogel-token", "Deutschland"]) {
      expect(said, canary).not.toContain(canary);
    }
  });
});

test("a DATABASE_URL that cannot be read, or has another user, does not show its password", () => {
  const { host } = new URL(process.env.DATABASE_URL ?? "");
  for (const databaseUrl of [
    "postgresql://me:kanarienvogel@[::x/y",
    `postgresql://kanarienvogel:kanarienvogel@${host}/x`,
  ]) {
    const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: "0" };
    const options = { env, timeout: 8_000, encoding: "utf8" } as const;
    const { stdout, stderr } = spawnSync(process.execPath, [program], options);
    expect((stdout + stderr).length).toBeGreaterThan(100);
    expect(stdout + stderr).not.toContain("kanarienvogel");
  }
});
