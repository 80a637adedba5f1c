import { expect, test } from "vitest";
import { parseEnvironment } from "./env";

const database = "postgresql://me@localhost/lagerfund";
const noSecret = () => {
  throw new Error("asked for a secret");
};

test("demo and development fill missing values", () => {
  const environment = parseEnvironment(
    { APP_MODE: "demo", DATABASE_URL: database, PORT: "3100", DATA_DIR: "/data", MAIL_FROM: "" },
    (dataDir) => `made in ${dataDir}`,
  );
  expect(environment).toMatchObject({
    appMode: "demo",
    appUrl: "http://localhost:3100",
    authSecret: "made in /data",
    databasePoolSize: 10,
    contactEmail: "kontakt@lagerfund.example",
    mail: { driver: "outbox", from: "Lagerfund <noreply@lagerfund.example>" },
  });
});

test("production needs its address and its secret, and names both", () => {
  const parse = () => parseEnvironment({ DATABASE_URL: database }, noSecret);
  expect(parse).toThrow(/APP_URL: production needs/);
  expect(parse).toThrow(/AUTH_SECRET: production needs/);
});

test("a shared cache and a replica are there only where they are named, by addresses that can be theirs", () => {
  const parse = (more: Record<string, string>) =>
    parseEnvironment({ APP_MODE: "demo", DATABASE_URL: database, ...more }, () => "s");
  const { redisUrl, databaseReplicaUrl } = parse({ REDIS_URL: "", DATABASE_REPLICA_URL: "" });
  expect([redisUrl, databaseReplicaUrl]).toEqual([undefined, undefined]);
  const named = { REDIS_URL: "rediss://cache:6379", DATABASE_REPLICA_URL: database };
  expect(parse(named)).toMatchObject({
    redisUrl: "rediss://cache:6379",
    databaseReplicaUrl: database,
  });
  const swapped = { REDIS_URL: database, DATABASE_REPLICA_URL: "redis://cache:6379" };
  expect(() => parse(swapped)).toThrow(/DATABASE_REPLICA_URL: .*REDIS_URL: /s);
});

test("files are on the disk unless a store is named", () => {
  const raw = { APP_MODE: "demo", DATABASE_URL: database };
  const s3Of = (more: Record<string, string>) =>
    parseEnvironment({ ...raw, ...more }, () => "secret").s3;
  expect(s3Of({ S3_BUCKET: "parts" })).toBeNull();
  const store = { STORAGE_DRIVER: "s3", S3_BUCKET: "parts" };
  expect(s3Of({ ...store, S3_REGION: "eu-central-1" })).toEqual({
    bucket: "parts",
    region: "eu-central-1",
    endpoint: undefined,
    forcePathStyle: false,
  });
  const own = { S3_ENDPOINT: "https://store.example/", S3_FORCE_PATH_STYLE: "true" };
  expect(s3Of({ ...store, ...own })).toEqual({
    bucket: "parts",
    region: "us-east-1",
    endpoint: "https://store.example",
    forcePathStyle: true,
  });
});

test.each([
  [{ PORT: "70000" }, "PORT"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [{ DATABASE_URL: "" }, "DATABASE_URL"],
  [{ APP_MODE: "staging" }, "APP_MODE"],
  [{ CONTACT_EMAIL: "Kontakt <a@example.com>" }, "CONTACT_EMAIL"],
  [{ MAIL_DRIVER: "resend" }, "RESEND_API_KEY"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
  [{ METRICS_TOKEN: "schlüssel-der-messung" }, "METRICS_TOKEN"],
  [{ CRON_SECRET: "a-secret-of-the-cron " }, "CRON_SECRET"],
  [{ REDIS_URL: "redis://cache/first" }, "REDIS_URL"],
  [{ REDIS_URL: "redis://:100%@cache:6379" }, "REDIS_URL"],
  [{ STOP_DELAY_MS: "60001" }, "STOP_DELAY_MS"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector" }, "OTEL_EXPORTER_OTLP_ENDPOINT"],
  [{ STORAGE_DRIVER: "ftp" }, "STORAGE_DRIVER"],
  [{ STORAGE_DRIVER: "s3", S3_REGION: "eu-central-1" }, "S3_BUCKET: STORAGE_DRIVER=s3 needs"],
  [{ STORAGE_DRIVER: "s3", S3_BUCKET: "parts" }, "S3_REGION: Amazon's store needs"],
  [{ STORAGE_DRIVER: "s3", S3_BUCKET: "parts", S3_ENDPOINT: "ftp://a" }, "S3_ENDPOINT"],
  [{ STORAGE_DRIVER: "s3", S3_FORCE_PATH_STYLE: "perhaps" }, "S3_FORCE_PATH_STYLE"],
  [{ NEXT_PUBLIC_GA_ID: "G-1; script-src *" }, "NEXT_PUBLIC_GA_ID: a Google tag has an id"],
  [{ CONSENT_TRANSLATION_URL: "http://texts.example" }, "CONSENT_TRANSLATION_URL: an https"],
  [{ CONSENT_TRANSLATION_URL: "//texts.example/de.json" }, "CONSENT_TRANSLATION_URL: an https"],
  [{ CONSENT_TRANSLATION_URL: "https://{language}.texts.example" }, "CONSENT_TRANSLATION_URL"],
  [
    {
      STORAGE_DRIVER: "s3",
      S3_BUCKET: "parts",
      S3_ENDPOINT: "http://store.example",
      APP_URL: "https://lagerfund.example",
    },
    "S3_ENDPOINT: from an https page",
  ],
])("%o is named by its variable", (fault, name) => {
  const raw = { APP_MODE: "demo", DATABASE_URL: database, ...fault };
  expect(() => parseEnvironment(raw, () => "secret")).toThrow(name);
});
