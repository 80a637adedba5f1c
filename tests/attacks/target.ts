import { demoLogins } from "../../prisma/seed/logins.ts";

export type Target = { url: string; session: string; calls: Call[] };
export type Call = { name: string; path: string; body: string };

type Document = {
  paths: Record<string, { post?: { requestBody?: { content: Record<string, Media> } } }>;
};
type Media = { example?: unknown; examples?: Record<string, { value: unknown }> };

// An administrator may call most operations, so most payloads are really parsed.
export async function findTarget(url: string): Promise<Target> {
  const login = demoLogins.find(({ role }) => role === "Administrator");
  const answer = await fetch(`${url}/auth/email/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as Document;
  return { url, session: sessionId, calls: Object.entries(paths).flatMap(callsOf) };
}

function callsOf([path, { post }]: [string, Document["paths"][string]]): Call[] {
  const media = post?.requestBody?.content["application/json"];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  return example === undefined ? [] : [{ name: nameOf(path), path, body: JSON.stringify(example) }];
}

function nameOf(path: string): string {
  return path.split("/").at(-1) ?? path;
}
