import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { collectBuildFacts } from "./lib/config/collect-build-facts.ts";

const root = import.meta.dirname;
const alias = {
  "@": root,
  "server-only": path.join(root, "tests/setup/server-only.ts"),
  "next/root-params": path.join(root, "tests/setup/root-params.ts"),
};
const shared = {
  resolve: { alias },
};
/** Done anew for each file of those that share a process. */
const eachFile = ["true-operations", "current-request", "database"].map(
  (name) => `./tests/setup/${name}.ts`,
);
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
/** What replaces no module, storage of Next or environment shares its process: starting one takes longer. */
const sharingTests = unitTests.filter(mayShareProcess);
const databaseTests = sharingTests.filter((file) => textOf(file).includes("setup/database"));
const pureTests = sharingTests.filter((file) => !databaseTests.includes(file));

function mayShareProcess(file: string): boolean {
  const imported = [...textOf(file).matchAll(/"@\/(tests\/[\w/-]+)"/g)].map(
    ([, module]) => `${module}.ts`,
  );
  const own = imported.filter(
    (module) => existsSync(path.join(root, module)) && !eachFile.includes(`./${module}`),
  );
  return [file, ...own].every(
    (part) =>
      !/setup\/cached-page|vi\.(mock|stub|useFake)|process\.(env[.[]\S+ (\?\?)?= |chdir)|(assign|delete|deleteProperty)\(?\s?process\.env|await import\(/.test(
        textOf(part),
      ),
  );
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

export default defineConfig({
  test: {
    // As the build has them (next.config.ts).
    env: collectBuildFacts(root),
    globalSetup: "./tests/setup/template-database.ts",
    // Vitest would leave one core alone; of two that is half.
    maxWorkers: "100%",
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: unitTests,
          exclude: sharingTests,
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
          name: "data",
          include: databaseTests,
          isolate: false,
          setupFiles: eachFile,
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
          isolate: false,
          setupFiles: eachFile,
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
