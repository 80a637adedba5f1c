import { randomInt } from "node:crypto";
import { someClient } from "./client-address";
import { logIn, signUp, statusOfMe } from "./program";
import { makeCompany } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

interface Try {
  email: string;
  password: string;
  client?: string;
}

test("a storm of logins meets its limits, and others see pages and log in meanwhile", async () => {
  const [victim, other] = [makeCompany("Opfer"), makeCompany("Unbeteiligt")];
  await Promise.all([signUp(victim), signUp(other)]);
  const session = await logIn(other);
  const [one, another] = [someClient()["x-forwarded-for"], someClient()["x-forwarded-for"]];
  const storm = Promise.all([
    // One account from one client and from many, many accounts from one client, and many from many.
    ...Array.from({ length: 40 }, (_, count) =>
      tryToLogIn({ email: victim.email, password: `falsch-${count}`, client: another }),
    ),
    ...Array.from({ length: 12 }, (_, count) =>
      tryToLogIn({ email: victim.email, password: `falsch-${count}` }),
    ),
    ...Array.from({ length: 150 }, () => tryToLogIn({ ...nobody(), client: one })),
    ...Array.from({ length: 30 }, () => tryToLogIn(nobody())),
  ]);
  const pages = ["/", "/listing/search?query=6ES7", "/login"].map(async (path) => {
    const response = await fetch(`${baseUrl}${path}`, { headers: someClient() });
    await response.text();
    return response.status;
  });
  expect(await Promise.all(pages)).toEqual([200, 200, 200]);
  expect(await statusOfMe(session)).toBe(200);
  expect(await logIn(other)).toBeTruthy();

  const statuses = await storm;
  const count = (from: number, to: number, status: number) =>
    statuses.slice(from, to).filter((one) => one === status).length;
  expect([count(0, 40, 401), count(0, 40, 429)]).toEqual([10, 30]);
  expect(count(40, 52, 401)).toBe(12);
  expect(await logIn(victim)).toBeTruthy();
  expect([count(52, 202, 401), count(52, 202, 429)]).toEqual([100, 50]);
  expect(count(202, 232, 401)).toBe(30);
});

function nobody(): Try {
  return { email: `niemand-${randomInt(1e9)}@firma.example`, password: "falsch-123" };
}

async function tryToLogIn({ email, password, client }: Try): Promise<number> {
  const response = await fetch(`${baseUrl}/auth/email/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(client === undefined ? someClient() : { "x-forwarded-for": client }),
    },
    body: JSON.stringify({ email, password }),
  });
  await response.text();
  return response.status;
}
