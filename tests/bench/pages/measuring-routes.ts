// Routes for comparison, added to a copy of the checkout only.

export const comparison = {
  /** Prerendered and empty, with the middleware and root layout of a visitor's page. */
  emptyPage: "/bench-empty",
  /** The same, rendered for each request: the least that a search page can take. */
  emptyDynamicPage: "/bench-dynamic",
  /** A route handler without middleware, because its name ends like a file's. */
  jsonRoute: "/bench.json",
  /** The same behind the middleware and its rewrite. */
  jsonBehindMiddleware: "/bench-json",
  /** A page with another root layout, without style and fonts: Next's own JavaScript. */
  bareNextPage: "/bench.txt",
};

const jsonRoute = `
export const dynamic = "force-dynamic";
export function GET() {
  return Response.json({ ok: true });
}
`;
const group = "app/[locale]/(bench)/visitor";

export const measuringRoutes: Record<string, string> = {
  [`${group}/bench-empty/page.tsx`]: `
export const dynamic = "force-static";
export function generateStaticParams() {
  return [{ locale: "de" }, { locale: "en" }];
}
export default function EmptyPage() {
  return <h1>Empty</h1>;
}
`,
  [`${group}/bench-dynamic/page.tsx`]: `
export default async function EmptyPage({ searchParams }: { searchParams: Promise<object> }) {
  return <h1>{Object.keys(await searchParams).length}</h1>;
}
`,
  "app/bench.json/route.ts": jsonRoute,
  [`${group}/bench-json/route.ts`]: jsonRoute,
  "app/bench.txt/layout.tsx": `
import type { ReactNode } from "react";
export default function BareLayout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  "app/bench.txt/page.tsx": `
export default function EmptyPage() {
  return <h1>Empty</h1>;
}
`,
};
