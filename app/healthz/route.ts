/** The process is alive, whatever is away, and while it ends too: it asks nothing and nobody. */
export function GET(): Response {
  return Response.json({ alive: true }, { headers: { "Cache-Control": "no-store" } });
}

export const dynamic = "force-dynamic";

export * from "@/lib/http/only-get";
