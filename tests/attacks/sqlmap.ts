import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runScanner, type Scan } from "./scan.ts";
import type { Target } from "./target.ts";

type Question = { name: string; args: string[] };

// Public calls and calls with free text get more attempts.
const thorough = /page$|login|search|suggestions|similar|manufacturers|users/;

const json = "Content-Type: application/json";
const filters =
  "query=6ES7&manufacturerId=1&minOrderQuantity=1&availableQuantity=1&condition=NEW&sort=newest&page=1&pageSize=10";

export async function runSqlmap(
  target: Target,
  folder: string,
  secondsOfAll: number,
): Promise<Scan> {
  const questions = questionsTo(target);
  const report = path.join(folder, "sqlmap");
  const endsAt = Date.now() + secondsOfAll * 1000;
  let whole = 0;
  for (const [index, { name, args }] of questions.entries()) {
    // Time that one call leaves over goes to the others.
    const share = (endsAt - Date.now()) / (questions.length - index) / 1000;
    const output = path.join(report, name);
    const bounds = { log: `${output}.log`, seconds: Math.max(5, Math.round(share * 2)) };
    whole += Number(
      await runScanner("sqlmap", [...usual(output), ...levelOf(name), ...args], bounds),
    );
  }
  return {
    title: `sqlmap at ${questions.length} addresses, ${whole} of them to the end`,
    report,
    findings: questions.flatMap(({ name }) => findingsIn(path.join(report, name))),
    isWhole: whole === questions.length,
  };
}

function questionsTo({ url, session, calls }: Target): Question[] {
  const login = JSON.stringify({ email: "verkauf@lagerfund.example", password: "x" });
  const headers = (more: string) => ["--headers", [json, more].filter(Boolean).join("\n")];
  return [
    { name: "search-page", args: ["-u", `${url}/listing/search?${filters}`] },
    {
      name: "transactions-page",
      args: [
        ...["-u", `${url}/transaction/user?view=all&status=REQUESTED&page=1`],
        ...["--headers", `Cookie: lagerfund-session=${session}`, "-p", "view,status,page"],
      ],
    },
    { name: "login", args: ["-u", `${url}/auth/email/login`, "--data", login, ...headers("")] },
    ...calls
      .filter(({ path: address }) => address.startsWith("/operations/"))
      .map(({ name, path: address, body }) => ({
        name,
        args: ["-u", url + address, "--data", body, ...headers(`Authorization: Bearer ${session}`)],
      })),
  ];
}

function levelOf(name: string): string[] {
  return ["--level", thorough.test(name) ? "2" : "1"];
}

function usual(output: string): string[] {
  return [
    ...[
      "--batch",
      "--ignore-stdin",
      "--disable-coloring",
      "--flush-session",
      "--output-dir",
      output,
    ],
    ...["--dbms", "PostgreSQL", "--risk", "1", "--technique", "BEU"],
    ...["--timeout", "10", "--retries", "0", "--threads", "2", "--skip-waf"],
    ...["--ignore-code", "400,401,403,404,409,413,415,422,429"],
  ];
}

// Sqlmap writes found injections into this file, which is empty otherwise.
function findingsIn(output: string): string[] {
  if (!existsSync(output)) {
    return [];
  }
  return readdirSync(output, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "log")
    .map((file) => readFileSync(path.join(output, file), "utf8").trim())
    .filter(Boolean);
}
