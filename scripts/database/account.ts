import { chownSync, existsSync, readFileSync, statSync } from "node:fs";
import { type Outcome, runCommand } from "../process/command.ts";

// PostgreSQL refuses to run as root, so an Account starts its programs.
export type Account = {
  run: (program: string, args: string[]) => Promise<Outcome>;
  // The command line, for a process that stays.
  command: (program: string, args: string[]) => [program: string, args: string[]];
  own: (file: string) => void;
};

type Ids = { uid: number; gid: number };

const ourselves: Account = {
  run: runCommand,
  command: (program, args) => [program, args],
  own: () => {},
};

// Existing `data` keeps its owner.
export async function findAccount(binaries: string, directory: string, data: string) {
  if (process.getuid?.() !== 0) {
    return ourselves;
  }
  const ids = ownerOf(data) ?? findIds(["postgres", "nobody"]);
  chownSync(directory, ids.uid, ids.gid);
  for (const account of [plain(ids), overriding(ids)]) {
    if (await canEnter(account, binaries, directory)) {
      return account;
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and user ${ids.uid} may not enter ${directory} or ${binaries}. ` +
      "Run this as an ordinary user, or `chmod o+x` their parent directories, or set DATABASE_URL.",
  );
}

function plain({ uid, gid }: Ids): Account {
  return {
    run: (file, args) => runCommand(file, args, { uid, gid }),
    command: (file, args) => ["setpriv", [...asUser({ uid, gid }), "--", file, ...args]],
    own: owner({ uid, gid }),
  };
}

// dac_override passes parents that only root may enter. Without the secure bit, initdb's
// access(2) drops it.
function overriding({ uid, gid }: Ids): Account {
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const secure = "--securebits=+no_setuid_fixup";
  const flags = [...asUser({ uid, gid }), ...capability, secure];
  return {
    run: (file, args) => runCommand("setpriv", [...flags, "--", file, ...args]),
    command: (file, args) => ["setpriv", [...flags, "--", file, ...args]],
    own: owner({ uid, gid }),
  };
}

function asUser({ uid, gid }: Ids) {
  return [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
}

function owner({ uid, gid }: Ids) {
  return (file: string) => chownSync(file, uid, gid);
}

async function canEnter(account: Account, binaries: string, directory: string) {
  try {
    const probe = 'cd "$1" && [ -w . ] && exec "$2/initdb" --show -D "$1"';
    const { code } = await account.run("/bin/sh", ["-c", probe, "sh", directory, binaries]);
    return code === 0;
  } catch {
    return false;
  }
}

// Undefined for root and missing files.
function ownerOf(file: string): Ids | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  const { uid, gid } = statSync(file);
  return uid === 0 ? undefined : { uid, gid };
}

function findIds(names: string[]): Ids {
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of names) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (Number(uid) > 0) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  return { uid: 65534, gid: 65534 };
}
