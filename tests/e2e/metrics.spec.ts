import { type OwnServer, withServer } from "./server-steps";
import { expect, test } from "./test";

const token = "a-token-of-the-scraper";

test("a server counts pages, doors and searches by route, whatever is asked", async () => {
  await withServer({ METRICS_TOKEN: token }, async (server) => {
    const paths = [
      "/",
      "/listing/search?query=kanarienvogel",
      "/listing/detail/2147483647",
      ...Array.from({ length: 40 }, (_, index) => `/nothing-${index}`),
    ];
    for (const path of paths) {
      await (await fetch(server.url + path)).arrayBuffer();
    }
    const call = { method: "POST", headers: { "content-type": "application/json" } };
    const answer = await fetch(`${server.url}/operations/get-all-manufacturers`, call);
    await answer.arrayBuffer();
    const requests = (route: string, method: string, status: string) =>
      `lagerfund_http_requests_total{route="${route}",method="${method}",status="${status}"}`;
    // Counted when its last byte is sent, which may be after it has come.
    await expect
      .poll(() => scraped(server))
      .toContain(`${requests("/operations/[name]", "POST", "2xx")} 1`);
    const text = await scraped(server);
    expect(text).toContain(`${requests("/", "GET", "2xx")} 1`);
    expect(text).toContain(`${requests("/listing/search", "GET", "2xx")} 1`);
    expect(text).toContain(`${requests("/listing/detail/[listingId]", "GET", "4xx")} 1`);
    expect(text).toContain(`${requests("other", "GET", "4xx")} 40`);
    expect(text).toContain(
      'lagerfund_operations_total{operation="get-all-manufacturers",code="OK"}',
    );
    expect(text).toContain('lagerfund_search_duration_seconds_count{kind="text"} 1');
    expect(text).toContain('lagerfund_queue_due_jobs{queue="send-mail"}');
    expect(text).toMatch(
      /lagerfund_database_pool_connections{pool="(main|search)",state="idle"} \d/,
    );
    expect(text).not.toMatch(/kanarienvogel|nothing-|[/"]2147483647/);
  });
});

async function scraped({ url }: OwnServer): Promise<string> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.text();
}
