// npm run lock: adds missing platform packages. Registry mirrors lack binaries of other
// platforms; npm 11 omits them, and `npm ci` refuses the lock (npm/cli#9846).
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "x64",
  "wasm32",
];

// Drop entries without a checksum, because only npm can write it. Bundled packages have none.
const before = readLock();
before.packages = Object.fromEntries(
  Object.entries(before.packages).filter(
    ([place, { integrity, inBundle }]) => place === "" || integrity || inBundle,
  ),
);
writeLock(before);
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], { stdio: "inherit" });
const lock = readLock();
const missing = Object.values(lock.packages).flatMap(missingOf);
Object.assign(lock.packages, Object.fromEntries(missing));
const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
writeLock(lock);
console.log(`${missing.length} platform packages added to package-lock.json`);

function readLock() {
  return JSON.parse(readFileSync("package-lock.json", "utf8"));
}

function writeLock(contents) {
  writeFileSync("package-lock.json", `${JSON.stringify(contents, null, 2)}\n`);
}

function missingOf({ dev, optionalDependencies = {} }) {
  return Object.entries(optionalDependencies)
    .filter(([name, version]) => !(`node_modules/${name}` in lock.packages) && /^\d/.test(version))
    .map(([name, version]) => [`node_modules/${name}`, entry(name, version, dev)]);
}

function entry(name, version, dev) {
  const words = name.replace(/^@[^/]+\//, "").split(/[-_]|(?<=arm)(?=eabi|v\d|musl|gnu)/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };
  const libcs = [...new Set(words.flatMap((word) => libc[word] ?? []))];
  if (os.length === 0 && cpu.length === 0) {
    throw new Error(`What is ${name} for? Its name says no platform.`);
  }
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libcs.length > 0 && { libc: libcs }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
