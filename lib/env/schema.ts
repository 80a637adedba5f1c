import path from "node:path";
import { z } from "zod";

const environmentVariables = z.object({
  APP_MODE: z.enum(["production", "development", "demo"]).default("production"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().default(".data"),
  MAIL_DRIVER: z.enum(["outbox", "resend"]).default("outbox"),
  MAIL_FROM: z.string().default("Lagerfund <noreply@lagerfund.example>"),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: z.url().optional(),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  CRON_SECRET: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export interface Environment {
  appMode: "production" | "development" | "demo";
  /** Without a trailing slash. */
  appUrl: string;
  authSecret: string;
  databaseUrl: string;
  databasePoolSize: number;
  /** Absolute. */
  dataDir: string;
  mail: {
    driver: "outbox" | "resend";
    from: string;
    resendApiKey?: string;
    resendBaseUrl?: string;
  };
  rateLimits: "on" | "off";
  /** How many hops of X-Forwarded-For are our own proxies'. */
  trustedProxies: number;
  /** What a caller of /internal/drain must know; without it that door is closed. */
  cronSecret: string | undefined;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/**
 * Checks raw variables and fills the defaults; `makeSecret` gives the secret where none is set outside production.
 * Throws an Error that names every fault in a sentence.
 */
export function parseEnvironment(
  raw: Record<string, string | undefined>,
  makeSecret: (dataDir: string) => string,
): Environment {
  const result = environmentVariables.safeParse(withoutEmpty(raw));
  if (!result.success) {
    throw new Error(sentences(result.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`)));
  }
  const values = result.data;
  const faults = faultsTogether(values);
  if (faults.length > 0) {
    throw new Error(sentences(faults));
  }
  const dataDir = path.resolve(/* turbopackIgnore: true */ values.DATA_DIR);
  return {
    appMode: values.APP_MODE,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    authSecret: values.AUTH_SECRET ?? makeSecret(dataDir),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir,
    mail: {
      driver: values.MAIL_DRIVER,
      from: values.MAIL_FROM,
      resendApiKey: values.RESEND_API_KEY,
      resendBaseUrl: values.RESEND_BASE_URL,
    },
    rateLimits: values.RATE_LIMITS,
    trustedProxies: values.TRUSTED_PROXIES,
    cronSecret: values.CRON_SECRET,
    logLevel: values.LOG_LEVEL,
  };
}

function faultsTogether(values: z.output<typeof environmentVariables>): string[] {
  const faults: string[] = [];
  if (values.APP_MODE === "production" && !values.APP_URL) {
    faults.push("APP_URL: production needs the public address of this installation.");
  }
  if (values.APP_MODE === "production" && !values.AUTH_SECRET) {
    faults.push("AUTH_SECRET: production needs a secret of at least 32 characters.");
  }
  if (values.MAIL_DRIVER === "resend" && !values.RESEND_API_KEY) {
    faults.push("RESEND_API_KEY: MAIL_DRIVER=resend needs a key.");
  }
  return faults;
}

function withoutEmpty(raw: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ""));
}

function sentences(faults: string[]): string {
  return `The environment is not usable:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`;
}
