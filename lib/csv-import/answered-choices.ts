import { z } from "zod";
import { rowId } from "@/lib/operations/fields";
import { textIn } from "@/lib/operations/form-text";
import { type ImportChoices, importChoices } from "./schema";

const askedNames = z.array(z.object({ typed: z.string(), id: rowId }));

/** A checked file's choices with what its seller has answered of manufacturers: ticked is the known one. Null of no such form. */
export function answeredChoicesOf(form: FormData): ImportChoices | null {
  const choices = importChoices.safeParse(jsonIn(form, "choices")).data;
  const asked = askedNames.safeParse(jsonIn(form, "asked")).data;
  if (!choices || !asked) {
    return null;
  }
  const meant = new Set(form.getAll("meant"));
  const answered = asked.map(({ typed, id }) => ({
    typed,
    manufacturerId: meant.has(typed) ? id : null,
  }));
  const names = new Set(asked.map(({ typed }) => typed));
  const before = (choices.manufacturers ?? []).filter(({ typed }) => !names.has(typed));
  return { ...choices, manufacturers: [...before, ...answered] };
}

function jsonIn(form: FormData, name: string): unknown {
  try {
    return JSON.parse(textIn(form, name));
  } catch {
    return null;
  }
}
