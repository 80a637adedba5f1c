// What our pages are measured against, added to a copy of the checkout only.

/** Addresses of the measuring routes. */
export const comparison = {
  /** Below the same middleware and root layout as every visitor's page, prerendered, with nothing in it. */
  emptyPage: "/bench-empty",
  /** Rendered for each request, otherwise the same: the least that Next's search page could be. */
  emptyDynamicPage: "/bench-dynamic",
  /** A route handler, which no middleware stands before: its name ends as a file's does. */
  jsonRoute: "/bench.json",
  /** The same behind the middleware and its rewriting, as every page is. */
  jsonBehindMiddleware: "/bench-json",
  /** A page of another root layout without style and fonts: the JavaScript that Next itself brings. */
  bareNextPage: "/bench.txt",
};

const jsonRoute = `
export const dynamic = "force-dynamic";
export function GET() {
  return Response.json({ ok: true });
}
`;
const group = "app/[locale]/(bench)/visitor";

/** Files of the app to be added. */
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
