export function GET(): Response {
  return Response.json({ alive: true }, { headers: { "Cache-Control": "no-store" } });
}

export const dynamic = "force-dynamic";

export * from "@/lib/http/only-get";
