import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeCompany } from "./actors";
import { withServer } from "./server-steps";
import { expect, test } from "./test";

interface Sent {
  name: string;
  traceId: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

test("a collector gets the spans of requests and operations, and nothing of anybody", async () => {
  const collector = await openCollector();
  const company = makeCompany("Kanarienvogel");
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  };
  await withServer(tracing, async (server) => {
    for (const path of [
      "/listing/search?query=kanarienvogel",
      "/password-reset?token=kanarienvogel-token",
      "/files/download/kanarienvogel-token",
      "/kanarienvogel",
    ]) {
      await (await fetch(server.url + path)).text();
    }
    const post = (path: string, body: unknown) =>
      fetch(server.url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("/auth/email/login", company);
    await post("/operations/get-all-manufacturers", { json: {} });
    await post("/operations/get-all-manufacturers", { json: { onlyVerified: company.email } });
    // What has gathered is sent before the process ends.
    await server.end();
  });
  collector.close();
  const spans = collector.spans();
  const codes = spans
    .filter(({ name }) => name === "operation get-all-manufacturers")
    .map((span) => attributeOf(span, "lagerfund.code"));
  expect(new Set(codes)).toEqual(new Set(["OK", "VALIDATION"]));
  const names = new Set(spans.map(({ name }) => name));
  expect(names).toContain("GET /[locale]/visitor/listing/search");
  expect(names).toContain("GET /files/download/[token]");
  const request = spans.find(({ name }) => name === "GET /[locale]/visitor/listing/search");
  expect(request && Number(attributeOf(request, "http.status_code"))).toBe(200);
  const search = spans.find(({ name }) => name === "operation fuzzy-search-listings");
  expect(search?.traceId).toBe(request?.traceId);
  const text = collector.text();
  for (const canary of ["kanarienvogel", "token=", ...Object.values(company)]) {
    expect(text, canary).not.toContain(canary);
  }
});

function attributeOf({ attributes }: Sent, name: string): string | number | undefined {
  const found = attributes.find(({ key }) => key === name)?.value;
  return found?.stringValue ?? found?.intValue;
}

/** As a collector takes them: OTLP over HTTP, in JSON. */
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
