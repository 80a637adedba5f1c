import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { site } from "./site";

let parsed: Environment | undefined;

/** Throws an Error with one sentence per problem. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env, generatedSecret);
  return parsed;
}

export function speaksHttps(): boolean {
  return env().appUrl.startsWith("https:");
}

/** Stored in DATA_DIR, except in production. */
function generatedSecret(dataDir: string): string {
  const file = path.join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}

const headerSecret = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, "at least 16 letters, digits and signs of ASCII, without spaces.");

const megabytes = z.coerce.number().int().min(0).max(1_000_000_000);

const bytesPerMegabyte = 1024 * 1024;

const environmentVariables = z.object({
  APP_MODE: z.enum(["production", "development", "demo"]).default("production"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().default(".data"),
  STORAGE_DRIVER: z.enum(["disk", "s3"]).default("disk"),
  STORAGE_RESERVE_MB: megabytes.default(500),
  ACCOUNT_QUOTA_MB: megabytes.default(2_048),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  MAIL_DRIVER: z.enum(["outbox", "resend"]).default("outbox"),
  CONTACT_EMAIL: z.email().default(site.contactEmail),
  MAIL_FROM: z.string().default("Lagerfund <noreply@lagerfund.example>"),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: z.url().optional(),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  CRON_SECRET: headerSecret.optional(),
  METRICS_TOKEN: headerSecret.optional(),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .refine(isRedisAddress, "a path is the number of a database; a % in a password is written %25.")
    .optional(),
  NEXT_PUBLIC_GA_ID: z
    .string()
    .regex(/^[A-Z]{1,3}-[A-Z0-9-]+$/, "a Google tag has an id as G-ABC123DEF4.")
    .optional(),
  CONSENT_TRANSLATION_URL: z
    .string()
    .refine(
      isTranslationAddress,
      "an https address or a path of our own, as /consent/{language}.json.",
    )
    .optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** True puts the bucket into the path. */
  forcePathStyle: boolean;
}

export interface Environment {
  appMode: "production" | "development" | "demo";
  appUrl: string;
  authSecret: string;
  databaseUrl: string;
  databaseReplicaUrl: string | undefined;
  databasePoolSize: number;
  dataDir: string;
  /** Stays free of uploads; 0 for none. */
  storageReserveInBytes: number;
  /** All files of one account; 0 for no limit. */
  accountQuotaInBytes: number;
  /** Null stores files in `dataDir`. */
  s3: S3Settings | null;
  mail: {
    driver: "outbox" | "resend";
    from: string;
    resendApiKey?: string;
    resendBaseUrl?: string;
  };
  contactEmail: string;
  rateLimits: "on" | "off";
  /** Own proxies in X-Forwarded-For. */
  trustedProxies: number;
  /** Without it /internal/drain is closed. */
  cronSecret: string | undefined;
  /** Without it nothing is measured. */
  metricsToken: string | undefined;
  /** How long a stopping process accepts new requests. */
  stopDelayInMs: number;
  /** OTEL_… variables configure the rest. */
  hasTracing: boolean;
  redisUrl: string | undefined;
  analyticsId: string | undefined;
  /** `{language}` stands for de or en. */
  consentTranslationUrl: string | undefined;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

export function parseEnvironment(
  raw: Record<string, string | undefined>,
  makeSecret: (dataDir: string) => string,
): Environment {
  const result = environmentVariables.safeParse(withoutEmpty(raw));
  if (!result.success) {
    throw new Error(sentences(result.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`)));
  }
  const values = result.data;
  const problems = crossFieldErrors(values);
  if (problems.length > 0) {
    throw new Error(sentences(problems));
  }
  const dataDir = path.resolve(/* turbopackIgnore: true */ values.DATA_DIR);
  return {
    appMode: values.APP_MODE,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    authSecret: values.AUTH_SECRET ?? makeSecret(dataDir),
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir,
    storageReserveInBytes: values.STORAGE_RESERVE_MB * bytesPerMegabyte,
    accountQuotaInBytes: values.ACCOUNT_QUOTA_MB * bytesPerMegabyte,
    s3: values.STORAGE_DRIVER === "s3" ? s3SettingsOf(values) : null,
    mail: {
      driver: values.MAIL_DRIVER,
      from: values.MAIL_FROM,
      resendApiKey: values.RESEND_API_KEY,
      resendBaseUrl: values.RESEND_BASE_URL,
    },
    contactEmail: values.CONTACT_EMAIL,
    rateLimits: values.RATE_LIMITS,
    trustedProxies: values.TRUSTED_PROXIES,
    cronSecret: values.CRON_SECRET,
    metricsToken: values.METRICS_TOKEN,
    stopDelayInMs: values.STOP_DELAY_MS ?? (values.APP_MODE === "production" ? 3_000 : 0),
    hasTracing: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    redisUrl: values.REDIS_URL,
    analyticsId: values.NEXT_PUBLIC_GA_ID,
    consentTranslationUrl: values.CONSENT_TRANSLATION_URL,
    logLevel: values.LOG_LEVEL,
  };
}

type Values = z.output<typeof environmentVariables>;

/** Self-hosted stores have no regions and expect this one. */
function s3SettingsOf(values: Values): S3Settings {
  return {
    bucket: values.S3_BUCKET ?? "",
    region: values.S3_REGION ?? "us-east-1",
    endpoint: values.S3_ENDPOINT?.replace(/\/$/, ""),
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
  };
}

function crossFieldErrors(values: Values): string[] {
  const problems: string[] = storageErrors(values);
  if (values.APP_MODE === "production" && !values.APP_URL) {
    problems.push("APP_URL: production needs the public address of this installation.");
  }
  if (values.APP_MODE === "production" && !values.AUTH_SECRET) {
    problems.push("AUTH_SECRET: production needs a secret of at least 32 characters.");
  }
  if (values.MAIL_DRIVER === "resend" && !values.RESEND_API_KEY) {
    problems.push("RESEND_API_KEY: MAIL_DRIVER=resend needs a key.");
  }
  return problems;
}

function storageErrors(values: Values): string[] {
  const problems: string[] = [];
  if (values.STORAGE_DRIVER === "disk") {
    return problems;
  }
  if (!values.S3_BUCKET) {
    problems.push("S3_BUCKET: STORAGE_DRIVER=s3 needs the name of a bucket.");
  }
  if (!values.S3_REGION && !values.S3_ENDPOINT) {
    problems.push("S3_REGION: Amazon's store needs a region, any other one S3_ENDPOINT.");
  }
  if (values.APP_URL?.startsWith("https:") && values.S3_ENDPOINT?.startsWith("http:")) {
    problems.push("S3_ENDPOINT: from an https page browsers reach no store without https.");
  }
  return problems;
}

/** Redis' client fails on other addresses. */
function isRedisAddress(address: string): boolean {
  const { pathname, username, password } = new URL(address);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^\/?\d*$/.test(pathname);
}

/** The Content-Security-Policy names the host. */
function isTranslationAddress(address: string): boolean {
  const url = URL.parse(address);
  return url ? url.protocol === "https:" && !url.host.includes("{") : /^\/(?![/\\])/.test(address);
}

function withoutEmpty(raw: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
}

function sentences(problems: string[]): string {
  return `The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`;
}
