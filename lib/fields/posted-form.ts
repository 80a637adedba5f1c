/** The texts of a form by field, without passwords. */
export type FormEntries = Record<string, string>;

/** The form's own fields; React adds some of its own, which start with "$". What a client calls a form can be anything. */
export function enteredIn(form: unknown): FormEntries {
  const fields = textsIn(form).filter(([name]) => !/password/i.test(name));
  return Object.fromEntries(fields);
}

/** All texts of a posted form, passwords included. */
export function textsIn(form: unknown): [string, string][] {
  const names =
    form instanceof FormData ? [...form.keys()].filter((name) => !name.startsWith("$")) : [];
  return names.map((name) => [name, textIn(form, name)]);
}

/** A text of a posted form; what a client calls a form can be anything. Browsers post two characters for a line break, and count one while typing. */
export function textIn(form: unknown, name: string): string {
  const value = form instanceof FormData || form instanceof URLSearchParams ? form.get(name) : null;
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}
