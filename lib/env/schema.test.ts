import { expect, test } from "vitest";
import { parseEnvironment } from "./schema";

const database = "postgresql://me@localhost/lagerfund";
const noSecret = () => {
  throw new Error("asked for a secret");
};

test("demo and development fill what is missing", () => {
  const environment = parseEnvironment(
    { APP_MODE: "demo", DATABASE_URL: database, PORT: "3100", DATA_DIR: "/data", MAIL_FROM: "" },
    (dataDir) => `made in ${dataDir}`,
  );
  expect(environment).toMatchObject({
    appMode: "demo",
    appUrl: "http://localhost:3100",
    authSecret: "made in /data",
    databasePoolSize: 10,
    mail: { driver: "outbox", from: "Lagerfund <noreply@lagerfund.example>" },
  });
});

test("production needs its address and its secret, and says both", () => {
  const parse = () => parseEnvironment({ DATABASE_URL: database }, noSecret);
  expect(parse).toThrow(/APP_URL: production needs/);
  expect(parse).toThrow(/AUTH_SECRET: production needs/);
});

test("an address loses its last slash", () => {
  const secret = "s".repeat(32);
  const raw = {
    DATABASE_URL: database,
    APP_URL: "https://lagerfund.example/",
    AUTH_SECRET: secret,
  };
  expect(parseEnvironment(raw, noSecret)).toMatchObject({
    appMode: "production",
    appUrl: "https://lagerfund.example",
    authSecret: secret,
  });
});

test.each([
  [{ PORT: "70000" }, "PORT"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [{ DATABASE_URL: "" }, "DATABASE_URL"],
  [{ APP_MODE: "staging" }, "APP_MODE"],
  [{ MAIL_DRIVER: "resend" }, "RESEND_API_KEY"],
])("%o is named by its variable", (fault, name) => {
  const raw = { APP_MODE: "demo", DATABASE_URL: database, ...fault };
  expect(() => parseEnvironment(raw, () => "secret")).toThrow(name);
});
