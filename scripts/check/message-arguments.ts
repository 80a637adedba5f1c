// What stands in braces and tags: can be read at all, is the same in both languages, and what is counted agrees with its
// noun for one as for many.
import { readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

export type Messages = Record<string, string>;

export function readMessages(locale: "de" | "en"): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));
}

/** One place of a message where something is filled in. */
interface Slot {
  name: string;
  type: "text" | "number" | "date" | "time" | "select" | "plural" | "tag";
  /** Of a plural or a selection. */
  branches: string[];
}

export function argumentFaults(de: Messages, en: Messages): string[] {
  const slots = { de: slotsOf(de), en: slotsOf(en) };
  return Object.keys(de)
    .filter((key) => key in en)
    .flatMap((key) => {
      const [german, english] = [slots.de.get(key), slots.en.get(key)];
      if (!german || !english) {
        return [`${key} cannot be read in ${german ? "English" : "German"}`];
      }
      const faults = [...faultsOf(german), ...faultsOf(english)];
      const isSame = signatureOf(german) === signatureOf(english);
      return [...new Set([...faults, ...(isSame ? [] : ["has other arguments in English"])])].map(
        (fault) => `${key} ${fault}`,
      );
    });
}

function slotsOf(messages: Messages): Map<string, Slot[] | null> {
  return new Map(Object.entries(messages).map(([key, message]) => [key, slotsIn(message)]));
}

/** null where the message cannot be read. */
function slotsIn(message: string): Slot[] | null {
  try {
    return parse(message).flatMap(slotsAt);
  } catch {
    return null;
  }
}

function slotsAt(element: MessageFormatElement): Slot[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [{ ...slot(element.value, "tag") }, ...element.children.flatMap(slotsAt)];
    case TYPE.plural:
    case TYPE.select: {
      const type = element.type === TYPE.plural ? "plural" : "select";
      const inside = Object.values(element.options).flatMap(({ value }) => value.flatMap(slotsAt));
      return [slot(element.value, type, Object.keys(element.options)), ...inside];
    }
    default:
      return [slot(element.value, simpleTypes[element.type])];
  }
}

const simpleTypes = {
  [TYPE.argument]: "text",
  [TYPE.number]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
} as const;

function slot(name: string, type: Slot["type"], branches: string[] = []): Slot {
  return { name, type, branches };
}

/** Types see to it that what stands bare is handed over as text, with its thousands: here it has to agree with its noun. */
function faultsOf(slots: Slot[]): string[] {
  const plurals = slots.filter(({ type }) => type === "plural");
  const bare = plurals.filter(({ name }) =>
    slots.some((it) => it.type === "text" && it.name === name),
  );
  const loneless = plurals.filter(
    ({ branches }) => !branches.includes("one") && !branches.includes("=1"),
  );
  return [
    ...bare.map(({ name }) => `says the number {${name}} bare`),
    ...loneless.map(({ name }) => `has no word for one {${name}}`),
  ];
}

/** Names and types; of selections what is chosen from, of plurals not which exact numbers have a branch. */
function signatureOf(slots: Slot[]): string {
  const parts = slots.map(({ name, type, branches }) =>
    type === "select" ? `${name} ${type} ${branches.sort()}` : `${name} ${type}`,
  );
  return [...new Set(parts)].sort().join();
}
