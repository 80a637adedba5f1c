import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runScanner, type Scan } from "./scan.ts";
import type { Target } from "./target.ts";

// Those that make sense for an application without PHP, forms that answer by themselves and a login of its own.
const modules =
  "backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,http_headers,methods,permanentxss,redirect,sql,ssrf,xss,xxe";
// What ends the session, and what changes the language of all that follows.
const left = ["auth/logout", "auth/expired", "language", "api/auth/*"];

// Debian's wapiti writes the patterns of --exclude in a way that its Python refuses.
const mended = `
import re
from wapitiCore.net import crawler
def translate(pattern):
    return re.compile(".*".join(map(re.escape, pattern.split("*"))) + r"\\Z", re.M | re.S)
crawler.wildcard_translate = translate
from wapitiCore.main.wapiti import wapiti_main
wapiti_main()
`;

type Report = { vulnerabilities: Found; anomalies: Found };
type Found = Record<string, { method: string; path: string; info: string; parameter?: string }[]>;

// Crawls from the start page and attacks what it finds, as a visitor or with the session.
export async function runWapiti(
  { url, session }: Target,
  folder: string,
  { asMember, seconds }: { asMember: boolean; seconds: number },
): Promise<Scan> {
  const title = `wapiti as ${asMember ? "an administrator" : "a visitor"}`;
  const report = path.join(folder, `${title.replaceAll(" ", "-")}.json`);
  const isWhole = await runScanner(
    "/usr/bin/python3",
    [
      ...["-c", mended],
      ...["--url", `${url}/`, "--scope", "folder", "--module", modules, "--format", "json"],
      ...["--output", report, "--flush-session", "--no-bugreport", "--timeout", "10"],
      ...["--store-session", path.join(folder, "wapiti"), "--depth", "4", "--max-parameters", "30"],
      // Nothing of it leaves the machine: what would call back is looked for at an address of ours.
      ...["--external-endpoint", `${url}/`, "--internal-endpoint", `${url}/`],
      ...["--max-links-per-page", "40", "--max-files-per-dir", "12", "--scan-force", "normal"],
      ...["--max-scan-time", `${Math.round(seconds / 4)}`, "--max-attack-time", "20"],
      ...left.flatMap((address) => ["--exclude", `${url}/${address}`]),
      ...(asMember ? ["--header", `Cookie: lagerfund-session=${session}`] : []),
      ...["--start", `${url}/listing/search?query=6ES7&page=1`, "--start", `${url}/login`],
    ],
    { log: path.join(folder, `${title.replaceAll(" ", "-")}.log`), seconds },
  );
  return { title, report, findings: findingsIn(report), isWhole };
}

function findingsIn(report: string): string[] {
  if (!existsSync(report)) {
    return [];
  }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, all]) =>
    all.map(({ method, path: at, info, parameter }) =>
      [kind, `${method} ${at}`, parameter, info].filter(Boolean).join(" · "),
    ),
  );
}
