"use server";

import { refresh } from "next/cache";
import { textEntriesOf } from "@/lib/fields/posted-form";
import {
  addManufacturerAlias,
  getAllManufacturers,
  getManufacturerById,
  mergeManufacturers,
  removeManufacturerAlias,
  setManufacturersDistinct,
  updateManufacturer,
} from "@/lib/manufacturers/operations";
import { type ManufacturerChange, manufacturerChange } from "@/lib/manufacturers/schema";
import type { ActionResult, FormState } from "./action-result";
import { serverAction } from "./server-action";

export const getAllManufacturersAction = serverAction(getAllManufacturers);
export const getManufacturerByIdAction = serverAction(getManufacturerById);

const update = serverAction(updateManufacturer);
const merge = serverAction(mergeManufacturers);
const markAsDistinct = serverAction(setManufacturersDistinct);
const addAlias = serverAction(addManufacturerAlias);
const removeAlias = serverAction(removeManufacturerAlias);

export interface ChangedManufacturer {
  name: string;
  other: string;
  count: number;
}

/** `entered` holds `change`, name and id. */
export type ManufacturerChangeState = FormState<ChangedManufacturer>;

export async function changeManufacturerAction(
  _: unknown,
  form: unknown,
): Promise<ManufacturerChangeState> {
  const fields = form instanceof FormData ? form : new FormData();
  const change = manufacturerChange.safeParse(fields.get("change"));
  if (!change.success) {
    return null;
  }
  const entered: FormEntries = {
    id: Number(fields.get("id")),
    otherId: Number(fields.get("otherId")),
    name: String(fields.get("name") ?? ""),
    other: String(fields.get("other") ?? ""),
  };
  const result = await changes[change.data](entered);
  refresh();
  return { ...result, entered: textEntriesOf(form) };
}

interface FormEntries {
  id: number;
  otherId: number;
  name: string;
  other: string;
}

const changes: Record<
  ManufacturerChange,
  (entered: FormEntries) => Promise<ActionResult<ChangedManufacturer>>
> = {
  verify: async (entered) => stateOf(await update({ id: entered.id, isVerified: true }), entered),
  unverify: async (entered) =>
    stateOf(await update({ id: entered.id, isVerified: false }), entered),
  rename: async ({ id, name, other }) => stateOf(await update({ id, name }), { name, other }),
  distinguish: async (entered) =>
    stateOf(await markAsDistinct({ id: entered.id, otherId: entered.otherId }), entered),
  add_alias: async ({ id, name, other }) =>
    stateOf(await addAlias({ id, name }), { name: other, other: name }),
  remove_alias: async ({ id, name, other }) =>
    stateOf(await removeAlias({ id, name }), { name: other, other: name }),
  async merge({ id, otherId, name }) {
    const result = await merge({ id, intoId: otherId });
    return result.ok
      ? stateOf(result, { name, other: result.answer.into.name }, result.answer.listingCount)
      : result;
  },
};

function stateOf(
  result: ActionResult<unknown>,
  { name, other }: Pick<ChangedManufacturer, "name" | "other">,
  count = 0,
): ActionResult<ChangedManufacturer> {
  return result.ok ? { ok: true, answer: { name, other, count } } : result;
}
