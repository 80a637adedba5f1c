import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { buildFacts } from "./lib/env/build-facts.ts";

const root = import.meta.dirname;
const alias = {
  "@": root,
  "server-only": path.join(root, "tests/setup/server-only.ts"),
  "next/root-params": path.join(root, "tests/setup/root-params.ts"),
};
const shared = {
  resolve: { alias },
};
// What a test waits for may take its time on a busy machine; no green run comes near any of these.
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

const unitTests = globSync(
  [
    "*.test.ts",
    "{app,components,lib,prisma,scripts}/**/*.test.ts",
    "tests/{bench,load/traffic}/**/*.test.ts",
  ],
  { cwd: root },
);
/** What needs no database, replaces no module, storage of Next or environment shares its process: starting one takes longer. */
const pureTests = unitTests.filter(
  (file) =>
    !/setup\/(database|cached-page)|vi\.mock|process\.(env|chdir)|vi\.stub|useFakeTimers|await import\(/.test(
      readFileSync(path.join(root, file), "utf8"),
    ),
);

export default defineConfig({
  test: {
    // As the build has them (next.config.ts).
    env: buildFacts(root),
    globalSetup: "./tests/setup/template-database.ts",
    // Vitest would leave one core alone; of two that is half.
    maxWorkers: "100%",
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: unitTests,
          exclude: pureTests,
          environment: "node",
          server: { deps: { inline: ["next-intl", "next-auth"] } },
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          name: "pure",
          include: pureTests,
          isolate: false,
          environment: "node",
          server: { deps: { inline: ["next-intl", "next-auth"] } },
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          environment: "node",
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          // Against the store that scripts/test.ts s3 starts; no part of `npm test`.
          name: "s3",
          include: ["tests/s3/**/*.test.ts"],
          environment: "node",
          ...patience,
        },
      },
      {
        ...shared,
        test: {
          // Against real servers that scripts/test.ts load has installed; no part of `npm test`.
          name: "load",
          include: ["tests/load/*.test.ts"],
          environment: "node",
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "dom",
          include: ["components/**/*.test.tsx"],
          environment: "happy-dom",
          // A document for each file, in threads that stay: a process for each took twice the time.
          pool: "vmThreads",
          ...patience,
        },
      },
    ],
  },
});
