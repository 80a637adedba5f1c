import "@/tests/setup/database";
import { expect, test } from "vitest";
import { makeLog } from "@/lib/log/log";
import { makeReplicaProbe, readFromReplica } from "./replica";

const missing = new URL(process.env.DATABASE_URL ?? "");
missing.pathname = "/kanarienvogel";
process.env.DATABASE_REPLICA_URL = missing.href;

test("a server that is no standby, or does not answer, is not read from", async () => {
  expect(await makeReplicaProbe(process.env.DATABASE_URL ?? "")()).toMatchObject({
    message: "it is no standby",
  });
  expect(await makeReplicaProbe("postgresql://nobody@127.0.0.1:1/none")()).toMatchObject({
    code: "ECONNREFUSED",
  });
});

test("why a replica is not read from is logged without what its server said", async () => {
  let written = "";
  const holder = globalThis as { lagerfundLog?: ReturnType<typeof makeLog> };
  holder.lagerfundLog = makeLog({
    write: (line) => {
      written += line;
    },
  });
  holder.lagerfundLog.level = "warn";
  await readFromReplica(async () => null);
  await expect.poll(() => written).toContain("the replica is not read from");
  // What PostgreSQL calls a database that is missing.
  expect(written).toContain("3D000");
  expect(written).not.toContain("kanarienvogel");
});
