import { env } from "@/lib/config/env";
import { robotsText } from "@/lib/site/robots";

export function GET(): Response {
  return new Response(robotsText(env().appUrl), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

export * from "@/lib/http/only-get";
