import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { languageScript } from "@/lib/site/language-script";
import { themeScript } from "@/lib/site/theme";
import { admittedHashes } from "./csp";

const surroundings = {
  DATABASE_URL: "postgresql://me@localhost/lagerfund",
  AUTH_SECRET: "a secret of at least thirty-two characters",
  APP_MODE: "demo",
  STORAGE_DRIVER: "",
  NEXT_PUBLIC_GA_ID: "",
  CONSENT_TRANSLATION_URL: "",
};

beforeEach(() => vi.resetModules());

async function policyIn(more: Record<string, string>, nonce?: string, mails = false) {
  for (const [name, value] of Object.entries({ ...surroundings, ...more })) {
    vi.stubEnv(name, value);
  }
  return (await import("./csp")).contentSecurityPolicy(nonce, mails);
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

test("a nonce shuts out inline scripts, but for those of the head", async () => {
  const hashes = [languageScript, themeScript].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  expect(await policyIn({}, "abc")).toContain(
    `script-src 'self' 'nonce-abc' ${hashes.join(" ")} 'strict-dynamic';`,
  );
});

test("a cached page allows its own scripts by their hashes", async () => {
  expect(await policyIn({})).toContain("; script-src 'self' 'unsafe-inline';");
  const { policyOfCachedPage } = await import("./csp");
  const ours = `<script>${themeScript}</script>`;
  const [hash] = admittedHashes(ours);
  const policy = policyOfCachedPage(`<p>A part</p>${ours}<script>alert(1)</script>`);
  expect(policy).toBe((await policyIn({})).replace("'unsafe-inline';", `${hash};`));
  expect(policyOfCachedPage("<p>A part</p>")).toContain("; script-src 'self';");
});

test("styles come from files, but for those of mails that are shown", async () => {
  expect(await policyIn({})).toContain("; style-src-elem 'self';");
  expect(await policyIn({}, "abc", true)).toContain("; style-src-elem 'self' 'unsafe-inline';");
});

test.each([undefined, "abc"])("workers are scripts of our own (nonce %s)", async (nonce) => {
  expect(await policyIn({}, nonce)).toContain("; worker-src 'self';");
});

test.each([undefined, "abc"])("no string is evaluated (nonce %s)", async (nonce) => {
  expect(await policyIn({}, nonce)).not.toContain("'unsafe-eval'");
});

test("but in development", async () => {
  expect(await policyIn({ APP_MODE: "development" })).toContain("'unsafe-eval'");
});

const google = "https://www.googletagmanager.com";

test.each([undefined, "abc"])(
  "without an analytics id nothing of Google's is admitted (nonce %s)",
  async (nonce) => {
    expect(await policyIn({ NEXT_PUBLIC_GA_ID: "" }, nonce)).not.toContain("google");
  },
);

test.each([undefined, "abc"])(
  "with an analytics id Google's script, its hits and their pictures are admitted (nonce %s)",
  async (nonce) => {
    const policy = await policyIn({ NEXT_PUBLIC_GA_ID: "G-ABC123DEF4" }, nonce);
    const admitting = policy.split("; ").filter((directive) => directive.includes("google"));
    const hits = `${google} https://*.google-analytics.com https://*.analytics.google.com`;
    expect(admitting).toEqual([
      expect.stringMatching(new RegExp(`^script-src 'self' .* ${google}$`)),
      `img-src 'self' data: blob: ${hits}`,
      `connect-src 'self' ${hits}`,
    ]);
  },
);

test.each([
  ["https://texts.example/consent/{language}.json", "connect-src 'self' https://texts.example;"],
  ["/consent.{language}.json", "connect-src 'self';"],
])("texts of the consent may be fetched from where they are: %s", async (address, directive) => {
  expect(await policyIn({ CONSENT_TRANSLATION_URL: address })).toContain(directive);
});
