import { beforeEach, expect, test, vi } from "vitest";

const surroundings = {
  DATABASE_URL: "postgresql://me@localhost/lagerfund",
  AUTH_SECRET: "a secret of at least thirty-two characters",
  APP_MODE: "demo",
};

beforeEach(() => vi.resetModules());

async function policyIn(more: Record<string, string>, nonce?: string): Promise<string> {
  for (const [name, value] of Object.entries({ ...surroundings, STORAGE_DRIVER: "", ...more })) {
    vi.stubEnv(name, value);
  }
  return (await import("./content-security-policy")).contentSecurityPolicy(nonce);
}

test("pages speak to nobody else", async () => {
  expect(await policyIn({})).toContain("connect-src 'self';");
});

test.each([
  [{ S3_REGION: "eu-central-1" }, "https://parts.s3.eu-central-1.amazonaws.com"],
  [{ S3_ENDPOINT: "https://store.example" }, "https://parts.store.example"],
  [
    { S3_ENDPOINT: "https://store.example:9000", S3_FORCE_PATH_STYLE: "true" },
    "https://store.example:9000",
  ],
])("with files in a store (%o) pages may upload to %s", async (settings, origin) => {
  const policy = await policyIn({ STORAGE_DRIVER: "s3", S3_BUCKET: "parts", ...settings });
  expect(policy).toContain(`connect-src 'self' ${origin};`);
  expect(policy.split(origin)).toHaveLength(2);
});

test("a nonce shuts out inline scripts", async () => {
  expect(await policyIn({}, "abc")).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
});

test.each([undefined, "abc"])("workers are scripts of our own (nonce %s)", async (nonce) => {
  expect(await policyIn({}, nonce)).toContain("; worker-src 'self';");
});

test("only development evaluates strings", async () => {
  expect(await policyIn({ APP_MODE: "development" })).toContain("'unsafe-eval'");
});
