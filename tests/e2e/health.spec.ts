import { lineTo } from "./database-line";
import { makeDatabase, queryIn } from "./database-steps";
import { type OwnServer, withServer } from "./server-steps";
import { expect, test } from "./test";

const works = { database: "ok", migrations: "ok", storage: "ok" };

test("a database that is away, hangs, comes back or lacks a migration is reported within seconds, while the process is alive and can be stopped", async () => {
  const databaseUrl = await makeDatabase();
  const line = await lineTo(databaseUrl);
  const away = [503, { ...works, database: "failed", migrations: "failed" }];
  await withServer({ DATABASE_URL: line.url }, async (server) => {
    await expect.poll(() => readiness(server)).toEqual([200, works]);
    for (const disturb of [line.cut, line.hold]) {
      disturb();
      await expect.poll(() => readiness(server), { timeout: 10_000 }).toEqual(away);
      const begin = performance.now();
      const answers = await Promise.all(Array.from({ length: 50 }, () => readiness(server)));
      expect(new Set(answers.map(([status]) => status))).toEqual(new Set([503]));
      // The server's timeout is two seconds; the rest is for a busy machine.
      expect(performance.now() - begin).toBeLessThan(8_000);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      line.mend();
      await expect.poll(() => readiness(server), { timeout: 10_000 }).toEqual([200, works]);
    }
    // The build lists its migrations, so it is not ready for a database that lacks one.
    await queryIn(databaseUrl, "DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_init'");
    await expect.poll(() => readiness(server)).toEqual([503, { ...works, migrations: "failed" }]);
    await queryIn(databaseUrl, "DROP TABLE _prisma_migrations");
    await expect.poll(() => readiness(server)).toEqual([503, { ...works, migrations: "failed" }]);
    line.hold();
    const pending = fetch(`${server.url}/listing/search?query=6205`).catch(() => "cut");
    expect(await server.end()).toBe(0);
    expect(server.said()).toMatch(/"tookInMs":\d{1,4},"msg":"stopped"/);
    await pending;
  });
  line.close();
});

async function readiness({ url }: OwnServer): Promise<[number, unknown]> {
  const response = await fetch(`${url}/readyz`);
  const { ready, checks } = await response.json();
  expect([ready, response.headers.get("retry-after")]).toEqual(
    response.status === 200 ? [true, null] : [false, "5"],
  );
  return [response.status, checks];
}
