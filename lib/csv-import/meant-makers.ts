import "server-only";
import { db } from "@/lib/db/client";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import type { ImportChoices } from "./schema";

/** By its normalised name in the file what a manufacturer is called that its seller has named as the one meant. */
export async function findMeantMakers({
  manufacturers = [],
}: ImportChoices): Promise<Map<string, string>> {
  const ids = manufacturers.flatMap(({ manufacturerId }) => manufacturerId ?? []);
  const select = { id: true, name: true };
  const known = await db().manufacturer.findMany({
    where: { id: { in: ids }, verifiedAt: { not: null } },
    select: { ...select, mergedInto: { select } },
  });
  const names = new Map(known.map(({ id, name, mergedInto }) => [id, mergedInto?.name ?? name]));
  return new Map(
    manufacturers.flatMap(({ typed, manufacturerId }): [string, string][] => {
      const name = manufacturerId === null ? undefined : names.get(manufacturerId);
      return name === undefined ? [] : [[normaliseManufacturerName(typed), name]];
    }),
  );
}
