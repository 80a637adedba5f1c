import { query } from "../../../scripts/database/connection.ts";
import type { Target } from "./load.ts";
import { comparison } from "./measuring-routes.ts";
import type { Served } from "./server.ts";

interface PageSamples {
  targets: Target[];
  /** Pages of listings that nothing has requested yet. */
  fresh: Target;
  weighed: Record<string, string>;
}

const spreadCount = 200;
const searchCount = 50;
export const judged = {
  empty: "empty static page",
  json: "JSON route",
  jsonBehind: "JSON route behind the middleware",
  dynamic: "empty dynamic page",
  listing: "cached listing page, one",
  exact: "search, exact number",
  beginning: "search, beginning",
  all: "search without a query",
  exactJson: "the same as JSON, without a page",
} as const;

export async function pageSamples(
  databaseUrl: string,
  { origin, pid }: Served,
  bare: Served,
): Promise<PageSamples> {
  const offers = await offersOf(databaseUrl);
  const spread = offers.slice(0, spreadCount);
  const numbers = spread.slice(0, searchCount).map(({ mpn }) => mpn);
  const listing = ({ id }: Offer) => `/listing/detail/${id}`;
  const search = (text: string) => `/listing/search?query=${encodeURIComponent(text)}`;
  const query = (text: string) => JSON.stringify({ json: { query: text } });
  const typed = (mpn: string) => [2, 3, 4, 5, 6].map((length) => query(mpn.slice(0, length)));
  const manufacturerAddress = await manufacturerPage(databaseUrl, origin);
  const target = (name: string, paths: string[], json?: string[]): Target => ({
    name,
    urls: paths.map((path) => origin + path),
    pid,
    ...(json !== undefined && { json }),
  });
  const [hot = "/"] = spread.map(listing);
  return {
    targets: [
      { name: "bare node:http", urls: [`${bare.origin}/`], pid: bare.pid },
      target(judged.empty, [comparison.emptyPage]),
      target(judged.json, [comparison.jsonRoute]),
      target(judged.jsonBehind, [comparison.jsonBehindMiddleware]),
      target(judged.listing, [hot]),
      target("cached listing pages, many", spread.map(listing)),
      target("landing page", ["/"]),
      target("manufacturer's page", [manufacturerAddress]),
      target(judged.dynamic, [comparison.emptyDynamicPage]),
      target(judged.exact, numbers.map(search)),
      target(judged.exactJson, ["/operations/fuzzy-search-listings"], numbers.map(query)),
      target(
        judged.beginning,
        numbers.map((mpn) => search(mpn.slice(0, 5))),
      ),
      target(judged.all, ["/listing/search"]),
      target("suggestions", ["/operations/get-search-suggestions"], numbers.flatMap(typed)),
    ],
    fresh: target("listing page, first hit", offers.slice(spreadCount).map(listing)),
    weighed: {
      "an empty Next page": origin + comparison.bareNextPage,
      landing: `${origin}/`,
      search: `${origin}/listing/search`,
      listing: origin + hot,
      manufacturer: origin + manufacturerAddress,
    },
  };
}

interface Offer {
  id: number;
  mpn: string;
}

async function offersOf(databaseUrl: string): Promise<Offer[]> {
  return query(
    databaseUrl,
    `SELECT id, mpn FROM listing
     WHERE status = 'ACTIVE' AND mpn IS NOT NULL AND quantity > reserved_quantity + sold_quantity
     ORDER BY md5(id::text) LIMIT $1`,
    [2 * spreadCount],
  );
}

async function manufacturerPage(databaseUrl: string, origin: string): Promise<string> {
  const [row] = await query(
    databaseUrl,
    `SELECT manufacturer_id AS id FROM listing JOIN manufacturer ON manufacturer.id = manufacturer_id
     WHERE verified_at IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  );
  // The server redirects to the address with the name.
  const response = await fetch(`${origin}/manufacturer/${row?.id}`);
  await response.arrayBuffer();
  return response.url.slice(origin.length);
}
