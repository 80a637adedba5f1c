import { globSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Read from the folders, so that a new route handler is tested automatically. */
export function handlerRoutes(): string[] {
  return globSync("app/**/route.ts")
    .map((file) => file.slice("app".length, -"/route.ts".length))
    .sort();
}

export function pageRoutes(tree: "visitor" | "member"): string[] {
  return readdirSync(`app/[locale]/${tree}`, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => path.posix.join("/", path.dirname(file)))
    .sort();
}

export function parametersOf(route: string): string[] {
  return [...route.matchAll(/\[(?:\.\.\.)?([^\]]+)\]/g)].map(([, name = ""]) => name);
}

export function addressOf(route: string, valueAt: (parameter: string) => string): string {
  return route.replaceAll(/\[(?:\.\.\.)?([^\]]+)\]/g, (_, name: string) => valueAt(name));
}

/** Read from the build, by the names of their functions. */
export async function actionIds(): Promise<[name: string, id: string][]> {
  const manifest = JSON.parse(
    await readFile(".next/server/server-reference-manifest.json", "utf8"),
  ) as { node: Record<string, { exportedName: string }> };
  return Object.entries(manifest.node).map(([id, { exportedName }]) => [exportedName, id]);
}
