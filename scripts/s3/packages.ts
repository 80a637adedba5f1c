import { existsSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../process/command.ts";

const packages = ["ceph-mon", "ceph-osd", "radosgw", "ceph-common"];
const programs = ["ceph-mon", "ceph-osd", "radosgw", "radosgw-admin", "ceph"];

// Installs what the store consists of. Answers why it cannot run here, or nothing.
export async function lackOfStore(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) {
    return "the store's servers need root";
  }
  if (programs.every(isInstalled)) {
    return undefined;
  }
  if (!existsSync("/usr/bin/apt-get")) {
    return "Ceph is not installed, and this is no Debian that could install it";
  }
  await apt("update");
  const { output } = await apt("install", "-y", "--no-install-recommends", ...packages);
  const lastLine = output.split("\n").at(-1);
  return programs.every(isInstalled) ? undefined : `Ceph could not be installed: ${lastLine}`;
}

function isInstalled(program: string) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return runCommand("apt-get", ["-qq", ...args], { env });
}
