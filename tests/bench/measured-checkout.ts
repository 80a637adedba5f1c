import { execFileSync } from "node:child_process";
import { cpSync, linkSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../../scripts/process/child.ts";
import { measuringRoutes } from "./pages/measuring-routes.ts";

// A copy of this checkout with pages to compare ours with, which the product does not ship.
export function makeMeasuredCheckout(directory: string): void {
  copyCheckedOutFiles(directory);
  const generated = "lib/db/generated";
  cpSync(path.join(repositoryRoot, generated), path.join(directory, generated), {
    recursive: true,
  });
  linkTree(path.join(repositoryRoot, "node_modules"), path.join(directory, "node_modules"));
  for (const [file, source] of Object.entries(measuringRoutes)) {
    const place = path.join(directory, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, source);
  }
}

/** What git knows of or would take, links as they are: one that leads out of the copy stops the build. */
export function copyCheckedOutFiles(directory: string): void {
  for (const file of checkedOutFiles()) {
    const place = path.join(directory, file);
    mkdirSync(path.dirname(place), { recursive: true });
    cpSync(path.join(repositoryRoot, file), place, { verbatimSymlinks: true });
  }
}

function checkedOutFiles(): string[] {
  const args = ["ls-files", "-co", "--exclude-standard", "-z"];
  const list = execFileSync("git", args, { cwd: repositoryRoot, encoding: "utf8" });
  const deleted = execFileSync("git", ["ls-files", "-dz"], {
    cwd: repositoryRoot,
    encoding: "utf8",
  });
  const gone = new Set(deleted.split("\0"));
  return list.split("\0").filter((file) => file !== "" && !gone.has(file));
}

// Hard links take no room and no time, and unlike one symbolic link keep React's modules inside the copy.
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      linkTree(source, target);
    } else if (entry.isSymbolicLink() || !linked(source, target)) {
      cpSync(source, target, { verbatimSymlinks: true });
    }
  }
}

// Not from one file system to another.
function linked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
