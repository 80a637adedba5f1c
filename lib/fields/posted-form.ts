/** Without passwords. */
export type FormEntries = Record<string, string>;

/** React adds fields that start with "$". */
export function textEntriesOf(form: unknown): FormEntries {
  const fields = textsIn(form).filter(([name]) => !/password/i.test(name));
  return Object.fromEntries(fields);
}

export function textsIn(form: unknown): [string, string][] {
  const names =
    form instanceof FormData ? [...form.keys()].filter((name) => !name.startsWith("$")) : [];
  return names.map((name) => [name, textIn(form, name)]);
}

/** Browsers post a line break as two characters. */
export function textIn(form: unknown, name: string): string {
  const value = form instanceof FormData || form instanceof URLSearchParams ? form.get(name) : null;
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}
