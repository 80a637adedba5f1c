import type { Translator } from "@/lib/i18n/translator";

/** What holds for every call, in the order in which a reader needs it. */
export const conventions = [
  "sessions",
  "bodies",
  "errors",
  "lists",
  "repeats",
  "limits",
  "files",
  "types",
] as const;

/** What the texts name and no translation changes. */
export const conventionValues = {
  envelope: '{"json": …, "meta": …}',
  bare: '{"json": …}',
  refusal: '{"message": …, "code": …, "data": …}',
};

/** The conventions as Markdown; whoever reads a document has their types already. */
export function conventionsText(t: Translator): string {
  const told = conventions.filter((convention) => convention !== "types");
  const sections = told.map((convention) => {
    const text = t.markup(`api|${convention}|text`, {
      ...conventionValues,
      code: (chunks: string) => `\`${chunks}\``,
    } as never);
    return `## ${t(`api|${convention}`)}\n\n${text}`;
  });
  return [t("api|lead"), ...sections].join("\n\n");
}
