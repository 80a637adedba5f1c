import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { runCommand } from "../process/command.ts";
import { browserStarts, unpackBrowser } from "./unpacked.ts";

type Candidate = () => string | undefined | Promise<string | undefined>;

// Browser tests take a third less time with the headless shell.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const macPath = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

// Tries CHROMIUM_PATH, installed browsers, Playwright, npm, and as root the system's packages.
export async function findBrowser(): Promise<string> {
  const candidates: Candidate[] = [
    () => process.env.CHROMIUM_PATH,
    findInstalled,
    findPlaywrights,
    unpackBrowser,
    installBrowser,
  ];
  for (const candidate of candidates) {
    const file = await candidate();
    if (file && (await browserStarts(file))) {
      return file;
    }
  }
  throw new Error(
    "No browser starts here. Install Chromium (as root: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  );
}

function findInstalled() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, macPath].find((file) => existsSync(file));
}

function findPlaywrights() {
  return chromium.executablePath();
}

async function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    return undefined;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-qq"], { env });
  const install = ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"];
  await runCommand("apt-get", install, { env });
  return findInstalled();
}
