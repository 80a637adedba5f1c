import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

// Tries the rule that keeps sessions out of shared pages (.dependency-cruiser-visitor.mjs) on a copy with pages
// that break it.
const root = process.cwd();
const house = mkdtempSync(path.join(tmpdir(), "lagerfund-house-"));
afterAll(() => rmSync(house, { recursive: true }));

for (const part of ["app", "components", "lib", "messages", "package.json", "tsconfig.json"]) {
  cpSync(part, path.join(house, part), { recursive: true });
}
symlinkSync(path.join(root, "node_modules"), path.join(house, "node_modules"));

const visitor = "app/[locale]/visitor";
const viewer =
  'import { currentViewer } from "@/lib/accounts/current-viewer";\nexport const leak = currentViewer;';
const chains: Record<string, Record<string, string>> = {
  "reads the session itself": {
    [`${visitor}/canary-1/page.tsx`]: viewer,
  },
  "reads the cookies itself": {
    [`${visitor}/canary-2/page.tsx`]:
      'import { cookies } from "next/headers";\nexport const leak = cookies;',
  },
  "shows a component that reads it": {
    [`${visitor}/canary-3/page.tsx`]: 'export { leak } from "@/components/layout/canary";',
    "components/layout/canary.tsx": viewer,
  },
  "asks a part of lib that asks another one": {
    [`${visitor}/canary-4/page.tsx`]:
      'import { leak } from "@/lib/site/canary";\nexport default leak;',
    "lib/site/canary.ts": 'export * from "./canary-within";',
    "lib/site/canary-within.ts": 'export { headers as leak } from "next/headers";',
  },
  "imports it late": {
    [`${visitor}/canary-5/page.tsx`]:
      'export const leak = async () => (await import("@/lib/accounts/current-viewer")).currentViewer;',
  },
  "borrows a file beside the pages": {
    [`${visitor}/canary-6/page.tsx`]: 'export { leak } from "../../_listings/canary";',
    "app/[locale]/_listings/canary.tsx": viewer,
  },
  "has a layout that reads it": {
    [`${visitor}/canary-7/layout.tsx`]: viewer,
  },
};
const allowed = {
  [`${visitor}/canary-8/page.tsx`]: 'export { fine } from "@/components/layout/canary-action";',
  "components/layout/canary-action.ts":
    '"use server";\nimport { currentViewer } from "@/lib/accounts/current-viewer";\nexport const fine = currentViewer;',
};

for (const [file, text] of Object.entries(Object.assign({}, allowed, ...Object.values(chains)))) {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
  writeFileSync(path.join(house, file), `${text}\n`);
}
const rejected = filesRejected();

test.each(Object.entries(chains))("a visitor's page that %s is rejected", (_, files) => {
  expect(rejected).toContain(Object.keys(files)[0]);
});

test("existing pages and server actions pass the check", () => {
  const broken = Object.values(chains).flatMap((files) => Object.keys(files));
  expect(rejected.filter((file) => !broken.includes(file))).toEqual([]);
});

/** As `npm run check` runs it. */
function filesRejected(): string[] {
  const config = path.join(root, ".dependency-cruiser-visitor.mjs");
  const program = path.join(root, "node_modules/.bin/depcruise");
  const { stdout } = spawnSync(program, ["--config", config, "--output-type", "json", "app"], {
    cwd: house,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string }[] } };
  return [...new Set(summary.violations.map(({ from }) => from))];
}
