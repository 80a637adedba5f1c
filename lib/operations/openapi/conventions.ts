import type { Translator } from "@/lib/i18n/translator";

/** What holds for every call, in the order in which a reader needs it. */
const conventions = [
  "sessions",
  "bodies",
  "errors",
  "lists",
  "repeats",
  "limits",
  "files",
] as const;

/** What the texts name and no translation changes. */
const conventionValues = {
  envelope: '{"json": …, "meta": …}',
  bare: '{"json": …}',
  refusal: '{"message": …, "code": …, "data": …}',
};

/** The conventions as Markdown. */
export function conventionsText(t: Translator): string {
  const sections = conventions.map((convention) => {
    const text = t.markup(`api|${convention}|text`, {
      ...conventionValues,
      code: (chunks: string) => `\`${chunks}\``,
    } as never);
    return `## ${t(`api|${convention}`)}\n\n${text}`;
  });
  return [t("api|lead"), ...sections].join("\n\n");
}
