import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { program } from "@/scripts/app/server";
import { makeDatabase, queryIn } from "./database-steps";
import { makeCompany, makePart } from "./sample-data";
import { type OwnServer, withServer } from "./server-steps";
import { expect, test } from "./test";

const token = "a-token-of-the-scraper";
const client = "203.0.113.77";

interface Sent {
  name: string;
  traceId: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

test("lines, metrics and spans record each request, and no personal data", async () => {
  const databaseUrl = await makeDatabase();
  const collector = await openCollector();
  const surroundings = {
    DATABASE_URL: databaseUrl,
    METRICS_TOKEN: token,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  };
  await withServer(surroundings, async (server) => {
    const measured = await test.step("pages, endpoints and searches are counted by route", () =>
      expectCounted(server));
    await test.step("a body that breaks off is no error of ours", () => breakBodies(server));
    const canaries = await live(server, databaseUrl);
    // The process sends its collected records before it ends.
    await server.end();
    collector.close();
    expectLines(server.said());
    expectSpans(collector.spans());
    const recorded = `${server.said()}\n${collector.text()}\n${measured}`;
    for (const canary of [...canaries, "kanarienvogel", "token=", "Deutschland"]) {
      expect(recorded, canary).not.toContain(canary);
    }
  });
});

test("a DATABASE_URL that cannot be read, or has another user, does not show its password", () => {
  const { host } = new URL(process.env.DATABASE_URL ?? "");
  for (const databaseUrl of [
    "postgresql://me:kanarienvogel@[::x/y",
    `postgresql://kanarienvogel:kanarienvogel@${host}/x`,
  ]) {
    const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: "0" };
    const options = { env, timeout: 60_000, encoding: "utf8" } as const;
    const { stdout, stderr } = spawnSync(process.execPath, [program], options);
    expect((stdout + stderr).length).toBeGreaterThan(100);
    expect(stdout + stderr).not.toContain("kanarienvogel");
  }
});

function asker({ url }: OwnServer) {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { "x-forwarded-for": client, ...(init.headers as object) },
      redirect: "manual",
    });
  const post = (path: string, body: unknown, more = {}) => {
    const headers = { "content-type": "application/json", ...more };
    return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  };
  return { ask, post };
}

async function expectCounted(server: OwnServer): Promise<string> {
  const { ask, post } = asker(server);
  const nothings = Array.from({ length: 40 }, (_, index) => `/nothing-${index}`);
  const search = "/listing/search?query=kanarienvogel";
  for (const path of ["/", search, "/listing/detail/2147483647", ...nothings]) {
    await (await ask(path)).arrayBuffer();
  }
  await (await post("/operations/get-all-manufacturers", { json: {} })).arrayBuffer();
  const scraped = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}/metrics`, { headers });
    expect(response.status).toBe(200);
    return response.text();
  };
  const requests = (route: string, method: string, status: string) =>
    `lagerfund_http_requests_total{route="${route}",method="${method}",status="${status}"}`;
  // A request is counted after its last byte, possibly after the client has it.
  await expect.poll(scraped).toContain(`${requests("/operations/[name]", "POST", "2xx")} 1`);
  const text = await scraped();
  for (const counted of [
    `${requests("/", "GET", "2xx")} 1`,
    `${requests("/listing/search", "GET", "2xx")} 1`,
    `${requests("/listing/detail/[listingId]", "GET", "4xx")} 1`,
    `${requests("other", "GET", "4xx")} 40`,
    'lagerfund_operations_total{operation="get-all-manufacturers",code="OK"}',
    'lagerfund_search_duration_seconds_count{kind="text"} 1',
    'lagerfund_queue_due_jobs{queue="send-mail"}',
  ]) {
    expect(text).toContain(counted);
  }
  expect(text).toMatch(/lagerfund_database_pool_connections{pool="(main|search)",state="idle"} \d/);
  expect(text).not.toMatch(/nothing-|[/"]2147483647/);
  return text;
}

async function breakBodies(server: OwnServer): Promise<void> {
  const { host } = new URL(process.env.APP_URL ?? server.url);
  const head = `HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Length: 1000\r\n`;
  const json = "Content-Type: application/json\r\n\r\n";
  const action = "40".repeat(21);
  const bodies = [
    `POST /operations/fuzzy-search-listings ${head}${json}{"json":`,
    `POST /auth/email/login ${head}${json}{"em`,
    `POST /login ${head}Next-Action: ${action}\r\nContent-Type: text/plain\r\n\r\n[{`,
    `POST /login ${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="$ACTION_ID_${action}"\r\n\r\n`,
    `PUT /files/upload/token ${head}Content-Type: application/pdf\r\n\r\n%PDF`,
    `POST /language ${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nlanguage=`,
  ];
  const lines = () => server.said().match(/"msg":"request"/g)?.length ?? 0;
  const before = lines();
  const breakOff = async (body: string) => {
    const line = connect(server.port, "127.0.0.1").on("error", () => {});
    line.write(body);
    await sleep(500);
    line.destroy();
  };
  await Promise.all(bodies.map(breakOff));
  await expect.poll(lines).toBeGreaterThanOrEqual(before + bodies.length);
  await sleep(500);
  expect(server.said()).not.toMatch(/"level":50|"stack"|\n {4}at /);
}

/**
 * Runs a company's typical calls, the last ones with database errors. Answers the values that must never be
 * logged.
 */
async function live(server: OwnServer, databaseUrl: string): Promise<string[]> {
  const { ask, post } = asker(server);
  const [company, part] = [makeCompany("Kanarienvogel"), makePart()];
  expect((await post("/auth/email/signup", company)).status).toBe(200);
  await queryIn(databaseUrl, "UPDATE email_identity SET verified_at = now()");
  const { sessionId } = await (await post("/auth/email/login", company)).json();
  expect(sessionId).toBeTruthy();
  const bearer = { authorization: `Bearer ${sessionId}` };
  const cookie = { cookie: `lagerfund-session=${sessionId}` };
  const { manufacturer, ...entered } = part;
  const listed = { json: { ...entered, manufacturer: { name: manufacturer } } };
  expect((await post("/operations/create-listing", listed, bearer)).status).toBe(200);
  const invalid = { json: { onlyVerified: company.email } };
  expect((await post("/operations/get-all-manufacturers", invalid)).status).toBe(422);
  await ask(`/listing/search?query=${part.mpn}`, { headers: cookie });
  await ask("/account", { headers: cookie });
  await ask("/password-reset?token=kanarienvogel-token");
  await ask("/files/download/kanarienvogel-token");
  await ask("/kanarienvogel");
  // Nothing of ours uses the renamed table otherwise, so page and API fail with the driver's message.
  await queryIn(databaseUrl, "ALTER TABLE email_identity RENAME TO email_identity_away");
  expect((await post("/auth/email/login", company)).status).toBe(500);
  await ask("/account", { headers: cookie });
  await queryIn(databaseUrl, "DROP TABLE listing_search CASCADE");
  await ask(`/listing/search?query=${part.mpn}`);
  return [...Object.values(company), part.mpn, part.ean, sessionId, client];
}

function expectLines(said: string): void {
  const lines = said
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  const recorded = {
    durationInMs: expect.any(Number),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  };
  expect(lines.filter(({ msg }) => msg === "request")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        method: "POST",
        route: "/auth/email/login",
        status: 200,
        ...recorded,
      }),
      expect.objectContaining({ method: "GET", route: "/password-reset", status: 200 }),
      expect.objectContaining({ method: "GET", route: "/files/download/[token]", status: 403 }),
    ]),
  );
  expect(lines.filter(({ level }) => level >= 50).length).toBeGreaterThan(2);
}

function expectSpans(spans: Sent[]): void {
  const codes = spans
    .filter(({ name }) => name === "operation get-all-manufacturers")
    .map((span) => attributeOf(span, "lagerfund.code"));
  expect(new Set(codes)).toEqual(new Set(["OK", "VALIDATION"]));
  expect(spans.map(({ name }) => name)).toContain("GET /files/download/[token]");
  const request = spans.find(({ name }) => name === "GET /[locale]/visitor/listing/search");
  expect(request && Number(attributeOf(request, "http.status_code"))).toBe(200);
  const searches = spans.filter(({ name }) => name === "operation fuzzy-search-listings");
  expect(searches.map(({ traceId }) => traceId)).toContain(request?.traceId);
}

function attributeOf({ attributes }: Sent, name: string): string | number | undefined {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? found?.intValue;
}

/** A collector for OTLP over HTTP in JSON. */
async function openCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const pieces = await request.toArray();
    bodies.push(Buffer.concat(pieces).toString());
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join("\n"),
    spans: (): Sent[] =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
          resource.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  };
}
