import "@/tests/setup/database";
import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { repositoryRoot } from "@/scripts/process/child";
import { makeMember } from "@/tests/factories/user";

// As npm would run them, without its own second of each. What serves (demo, dev), measures or tests is run by .ci/run, and `start` by the browser tests.

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-commands-"));

test("`npm run admin` makes somebody an administrator", async () => {
  const { email, userId } = await makeMember();
  expect(await run(`admin -- ${email}`)).toContain("is now an administrator");
  expect(await db().user.count({ where: { id: userId, isAdmin: true } })).toBe(1);
});

test.each(["backup", "restore"])("`npm run %s` says what it needs", async (name) => {
  await expect(run(name)).rejects.toThrow(`npm run ${name} -- /path`);
  const where = path.join(folder, "backup");
  const embedded = run(`${name} -- ${where}`, { env: { DATABASE_URL: "" } });
  await expect(embedded).rejects.toThrow("stop the application, then copy DATA_DIR");
  const bare = run(`${name} -- ${where}`, { env: { PATH: onlyNode() } });
  await expect(bare).rejects.toThrow(/pg_(dump|restore) is missing: install PostgreSQL's client/);
});

test("`npm run db:migrate` finds nothing left to do on a migrated database, nor does `npm run prisma`", async () => {
  expect(await run("db:migrate")).toContain("The database was up to date already.");
  expect(await run("prisma -- migrate status")).toContain("up to date");
}, 180_000);

test("`npm run db:seed` leaves a database as it is that has the demo's data", async () => {
  await db().$executeRaw`COMMENT ON TABLE listing IS 'demo data complete'`;
  const before = await db().user.count();
  await run("db:seed", { env: { AUTH_SECRET: "x".repeat(32) } });
  expect(await db().user.count()).toBe(before);
}, 180_000);

test("`npm run icons` draws the icons that are checked in", async () => {
  const checkout = checkoutOf("app/icon.svg", "scripts/icons.ts");
  mkdirSync(path.join(checkout, "public"));
  await run("icons", { cwd: checkout });
  for (const icon of ["app/favicon.ico", "app/apple-icon.png", "public/icon-maskable-512.png"]) {
    expect(readFileSync(path.join(checkout, icon)).equals(readFileSync(icon)), icon).toBe(true);
  }
});

/** A folder with our packages, our commands and some of our files, in which a command may write. */
function checkoutOf(...names: string[]): string {
  const checkout = mkdtempSync(path.join(folder, "checkout-"));
  for (const name of ["package.json", ...names]) {
    cpSync(name, path.join(checkout, name), { recursive: true });
  }
  symlinkSync(path.join(repositoryRoot, "node_modules"), path.join(checkout, "node_modules"));
  return checkout;
}

/** A PATH with node and a shell, and no other program. */
function onlyNode(): string {
  const programs = mkdtempSync(path.join(folder, "programs-"));
  for (const program of ["sh", "node"]) {
    const { stdout } = spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" });
    symlinkSync(realpathSync(stdout.trim()), path.join(programs, program));
  }
  return programs;
}

interface Place {
  env?: Record<string, string>;
  cwd?: string;
}

/** What a command of package.json says; throws when it ends with another code than 0. */
async function run(command: string, { env, cwd = repositoryRoot }: Place = {}): Promise<string> {
  const [name = "", given = ""] = command.split(" -- ");
  const { PATH } = process.env;
  const options = {
    env: { ...process.env, PATH: `${repositoryRoot}/node_modules/.bin:${PATH}`, ...env },
    cwd,
  };
  const { stdout } = await promisify(execFile)("sh", ["-c", `${scripts[name]} ${given}`], options);
  return stdout;
}
