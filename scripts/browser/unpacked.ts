import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { repositoryRoot } from "../process/child.ts";
import { runCommand } from "../process/command.ts";

const folder = path.join(repositoryRoot, "node_modules", ".cache", "lagerfund-browser");
const start = path.join(folder, "start");
const unpack = `console.log(await (await import("@sparticuz/chromium")).default.executablePath())`;

// @sparticuz/chromium brings Amazon Linux's libraries only when it detects Lambda.
export async function unpackBrowser() {
  if (await browserStarts(start)) {
    return start;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code } = await runCommand(process.execPath, ["--input-type=module", "-e", unpack], {
    cwd: repositoryRoot,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
  });
  if (code !== 0) {
    return undefined;
  }
  for (const libraries of ["", path.join(folder, "al2023", "lib")]) {
    writeStarter(libraries);
    if (await browserStarts(start)) {
      return start;
    }
  }
  return undefined;
}

function writeStarter(libraries: string) {
  const lines = [
    "#!/bin/sh",
    libraries && `export LD_LIBRARY_PATH='${libraries}'`,
    existsSync("/etc/fonts") ? "" : `export FONTCONFIG_PATH='${folder}/fonts'`,
    `exec '${folder}/chromium' "$@"`,
  ];
  writeFileSync(start, `${lines.filter(Boolean).join("\n")}\n`, { mode: 0o755 });
}

// False when libraries are missing, as on bare machines.
export async function browserStarts(executablePath: string) {
  if (!existsSync(executablePath)) {
    return false;
  }
  try {
    const args = ["--disable-gpu", "--disable-dev-shm-usage"];
    const options = { executablePath, args, chromiumSandbox: false, timeout: 20_000 };
    const browser = await chromium.launch(options);
    const page = await browser.newPage();
    await page.setContent("<p>here</p>");
    const shown = await page.textContent("p");
    await browser.close();
    return shown === "here";
  } catch {
    return false;
  }
}
