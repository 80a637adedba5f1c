import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runScanner, type Scan } from "./scan.ts";
import type { Target } from "./target.ts";

// Modules that make sense without PHP; sqlmap covers blind SQL injection.
const modules =
  "cookieflags,crlf,csp,csrf,exec,file,http_headers,methods,permanentxss,redirect,sql,ssrf,xss";
// Wapiti's crawler follows few links, so these addresses have the parameters and forms.
const starts = [
  "listing/search?query=6ES7&page=1&sort=newest&minOrderQuantity=1&manufacturerId=1",
  "listing/detail/1?lang=en",
  "manufacturer/1",
  "login?next=/account",
  "signup?next=/account",
  "request-password-reset",
  "password-reset?token=x",
  "email-verification?token=x",
  "contact",
  "csv-import/template?lang=de",
  "transaction/user?view=all&status=REQUESTED&page=1",
  "listing/export?status=ACTIVE",
  "auth/expired?next=/account",
  "files/00000000-0000-4000-8000-000000000000",
];
// Excludes the logout and the language switch.
const left = ["auth/logout", "language", "api/auth/*"];

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
      // Sends callbacks to our own address, so that nothing leaves the machine.
      ...["--external-endpoint", `${url}/`, "--internal-endpoint", `${url}/`],
      ...["--max-links-per-page", "40", "--max-files-per-dir", "12", "--scan-force", "normal"],
      ...["--max-scan-time", `${Math.round(seconds / 5)}`, "--max-attack-time", "10"],
      ...left.flatMap((address) => ["--exclude", `${url}/${address}`]),
      ...(asMember ? ["--header", `Cookie: lagerfund-session=${session}`] : []),
      ...starts.flatMap((address) => ["--start", `${url}/${address}`]),
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
