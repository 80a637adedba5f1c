/** A text of a posted form; what a client calls a form can be anything. Browsers post two characters for a line break, and count one while typing. */
export function textIn(form: unknown, name: string): string {
  const value = form instanceof FormData || form instanceof URLSearchParams ? form.get(name) : null;
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}
