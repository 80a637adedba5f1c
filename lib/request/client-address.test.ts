import { afterEach, expect, test, vi } from "vitest";
import { clientAddress, clientAddressHeader, clientOf, networkOf } from "./client-address";
import { internalToken, internalTokenHeader } from "./internal-token";

vi.stubEnv("DATABASE_URL", "postgresql://localhost/nowhere");
vi.stubEnv("APP_MODE", "demo");
vi.stubEnv("AUTH_SECRET", "a secret of at least 32 characters");

afterEach(() => {
  vi.stubEnv("VERCEL", undefined);
});

test.each([
  { socket: "203.0.113.9", forwarded: undefined, proxies: 0, client: "203.0.113.9" },
  { socket: "::ffff:203.0.113.9", forwarded: undefined, proxies: 0, client: "203.0.113.9" },
  { socket: "203.0.113.9", forwarded: "198.51.100.1", proxies: 0, client: "203.0.113.9" },
  { socket: "10.0.0.1", forwarded: "6.6.6.6, 203.0.113.9", proxies: 1, client: "203.0.113.9" },
  { socket: "10.0.0.1", forwarded: "203.0.113.9, 10.0.0.2", proxies: 2, client: "203.0.113.9" },
  { socket: "10.0.0.1", forwarded: "203.0.113.9", proxies: 5, client: "203.0.113.9" },
  { socket: "10.0.0.1", forwarded: "203.0.113.9:4711", proxies: 1, client: "203.0.113.9" },
  { socket: "10.0.0.1", forwarded: "nonsense", proxies: 1, client: "10.0.0.1" },
  { socket: "10.0.0.1", forwarded: undefined, proxies: 1, client: "10.0.0.1" },
  { socket: "2001:db8:1:2:3::4", forwarded: undefined, proxies: 0, client: "2001:db8:1:2::/64" },
  { socket: "10.0.0.1", forwarded: "[2001:db8::1]:443", proxies: 1, client: "2001:db8::/64" },
  { socket: undefined, forwarded: "6.6.6.6", proxies: 0, client: null },
])("$socket with X-Forwarded-For $forwarded behind $proxies is $client", (given) => {
  expect(clientAddress(given.socket, given.forwarded, given.proxies)).toBe(given.client);
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["nonsense", null],
  [null, null],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("server.ts alone names the client, and without it only Vercel does", () => {
  const said = { [clientAddressHeader]: "203.0.113.1", "x-forwarded-for": "2001:db8::1, 10.0.0.1" };
  const sealed = { ...said, [internalTokenHeader]: internalToken() };
  const addressOf = (headers: Record<string, string>) => clientOf(new Headers(headers)).address;
  expect([addressOf(said), addressOf(sealed)]).toEqual([null, "203.0.113.1"]);
  vi.stubEnv("VERCEL", "1");
  expect(addressOf(said)).toBe("2001:db8::/64");
  expect(addressOf({ [clientAddressHeader]: "203.0.113.1" })).toBeNull();
});

test("a long user agent is shortened, a missing one is null", () => {
  expect(clientOf(new Headers({ "user-agent": "x".repeat(1_000) })).userAgent).toHaveLength(300);
  expect(clientOf(new Headers())).toEqual({ address: null, userAgent: null });
});
