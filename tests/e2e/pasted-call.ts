import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fetchAlone } from "./seo-steps";

/** Makes a call as a shell reads it that `curl …` is pasted into; not every machine has curl and uuidgen, each has a shell. */
export async function makePasted(command: string, environment: Record<string, string> = {}) {
  const spoken = `curl() { printf '%s\\0' "$@"; }\nuuidgen() { echo ${randomUUID()}; }\n${command}`;
  const env = { ...process.env, ...environment };
  const words = execFileSync("sh", ["-c", spoken], { encoding: "utf8", env }).split("\0");
  const headers = Object.fromEntries(
    valuesOf(words, "-H").map((header) => header.split(/:\s*/, 2) as [string, string]),
  );
  const [body] = valuesOf(words, "-d");
  const address = words.find((word) => word.startsWith("http")) ?? "";
  const method = valuesOf(words, "-X")[0] ?? (body === undefined ? "GET" : "POST");
  const response = await fetchAlone(address, { method, headers, ...(body && { body }) });
  return { status: response.status, body: await response.json() };
}

function valuesOf(words: string[], option: string): string[] {
  return words.flatMap((word, place) => (words[place - 1] === option ? [word] : []));
}
