import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { type Flood, type FloodReport, listFloods } from "@/tests/attacks/floods/flood";
import { signUp } from "./program";
import { makeCompany } from "./sample-data";
import { type OwnServer, withServer } from "./server-steps";
import { expect, test } from "./test";

// The limit counts the socket's address and ignores X-Forwarded-For.
const direct = { TRUSTED_PROXIES: "0" };
const search = "/listing/search?query=6205";

test("while one client floods the site everybody else is answered, and nothing is left of it", async () => {
  const company = makeCompany("Standhaft");
  await signUp(company);
  await withServer(direct, async (server) => {
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    for (const [index, flood] of listFloods(0.5).entries()) {
      const flooding = floodFrom(`127.0.0.${100 + index}`, server, flood);
      await sleep(1_000);
      const statuses = [
        await statusOf(server, "/healthz"),
        await statusOf(server, "/", { headers: { accept: "text/html" } }),
        await logInStatus(server, company),
        await statusOf(server, search),
      ];
      const { statuses: met, withRetryAfter } = await flooding;
      expect([flood.name, statuses]).toEqual([flood.name, [200, 200, 200, 200]]);
      if (flood.isRead) {
        expect(met["503"] ?? 0, `${flood.name}: ${JSON.stringify(met)}`).toBeGreaterThan(0);
        expect(withRetryAfter, flood.name).toBe(met["503"]);
      }
      expect(Object.keys(met).filter((status) => !["200", "503"].includes(status))).toEqual([]);
    }
    await expect.poll(() => statusOf(server, search)).toBe(200);
    expect(server.said()).toContain("requests refused");
    expect(server.said()).not.toContain('"level":50');
  });
});

async function floodFrom(from: string, { port }: OwnServer, flood: Flood): Promise<FloodReport> {
  const order = JSON.stringify({ ...flood, port, from, path: search });
  const { stdout } = await promisify(execFile)(process.execPath, [
    "tests/attacks/floods/client.ts",
    order,
  ]);
  return JSON.parse(stdout);
}

async function statusOf({ url }: OwnServer, path: string, init?: RequestInit): Promise<number> {
  const response = await fetch(url + path, init);
  await response.text();
  return response.status;
}

function logInStatus(server: OwnServer, { email, password }: { email: string; password: string }) {
  return statusOf(server, "/auth/email/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}
