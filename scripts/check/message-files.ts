import { readFileSync } from "node:fs";

export type Messages = Record<string, string>;

export function readMessages(locale: "de" | "en"): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));
}
