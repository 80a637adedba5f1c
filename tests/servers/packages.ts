import { existsSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../../scripts/process/command.ts";

export type Needed = { name: string; programs: string[]; packages: string[] };

export const objectStore: Needed = {
  name: "Ceph",
  programs: ["ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "ceph"],
  packages: ["ceph-mon", "ceph-osd", "radosgw", "ceph-common"],
};

export const backupPrograms: Needed = {
  name: "PostgreSQL and rclone",
  programs: ["pg_dump", "pg_ctlcluster", "rclone"],
  packages: ["postgresql", "rclone"],
};

export const aroundInstances: Needed = {
  name: "nginx, Redis and pgbouncer",
  programs: ["nginx", "redis-server", "pgbouncer"],
  packages: ["nginx-light", "redis-server", "pgbouncer"],
};

export const scanners: Needed = {
  name: "sqlmap and wapiti",
  programs: ["sqlmap", "wapiti"],
  packages: ["sqlmap", "wapiti"],
};

export async function lackOf({ name, programs, packages }: Needed): Promise<string | undefined> {
  if (process.getuid?.() !== 0) {
    return `${name}: installing and starting it needs root`;
  }
  if (programs.every(isInstalled)) {
    return undefined;
  }
  if (!existsSync("/usr/bin/apt-get")) {
    return `${name}: not installed, and this is no Debian that could install it`;
  }
  await apt("update");
  const { output } = await apt("install", "-y", "--no-install-recommends", ...packages);
  const lastLine = output.split("\n").at(-1);
  return programs.every(isInstalled)
    ? undefined
    : `${name}: it could not be installed: ${lastLine}`;
}

function isInstalled(program: string) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return runCommand("apt-get", ["-qq", ...args], { env });
}
