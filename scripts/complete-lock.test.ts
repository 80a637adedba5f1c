import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { repositoryRoot } from "./process/child.ts";

const folder = mkdtempSync(path.join(tmpdir(), "lock-"));
const lockFile = path.join(folder, "package-lock.json");
afterAll(() => rmSync(folder, { recursive: true }));

test("bundled packages and complete entries stay in the lock", () => {
  const root = { name: "shop", version: "1.0.0", dependencies: { outer: "1.0.0" } };
  const outer = {
    version: "1.0.0",
    integrity: `sha512-${"A".repeat(86)}==`,
    bundleDependencies: ["inner"],
    license: "MIT",
    dependencies: { inner: "^2.0.0" },
  };
  const inner = { version: "2.0.0", inBundle: true, license: "MIT" };
  const packages = {
    "": root,
    "node_modules/outer": outer,
    "node_modules/outer/node_modules/inner": inner,
  };
  const { name, version } = root;
  const lock = { name, version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(root));
  writeFileSync(lockFile, JSON.stringify(lock));
  execFileSync("node", [path.join(repositoryRoot, "scripts/complete-lock.mjs")], {
    cwd: folder,
    env: {
      ...process.env,
      npm_config_offline: "true",
      npm_config_cache: path.join(folder, "cache"),
    },
    stdio: "ignore",
  });
  expect(JSON.parse(readFileSync(lockFile, "utf8"))).toEqual(lock);
});
