import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { aliasKeyOf, normaliseManufacturerName } from "@/lib/manufacturers/names";
import { isNoise } from "@/lib/part-kinds/noise-words";
import { synonymsOf } from "@/lib/part-kinds/part-kinds";
import { foldText } from "@/lib/text/fold-text";
import type { ManufacturerAliasInput } from "../schema";
import { lockManufacturers } from "./locks";

const maxAdded = 50;

/** Enables an alias again that was switched off. Throws NOT_FOUND, VALIDATION. */
export async function addManufacturerAlias({ id, name }: ManufacturerAliasInput): Promise<void> {
  await transact(async (tx) => {
    const [manufacturer] = await lockManufacturers(tx, [id]);
    if (!manufacturer || manufacturer.mergedIntoId !== null) {
      throw new AppError("NOT_FOUND");
    }
    const key = keyOf(id, name);
    const known = await tx.manufacturerAlias.findUnique({ where: key, select: { origin: true } });
    if (known && known.origin !== "OFF") {
      throw new AppError("VALIDATION", { issues: [issueAt("name", "alias_exists")] });
    }
    if (known) {
      await setOrigin(tx, key, "RULE");
      return;
    }
    await requireFree(tx, id, name);
    const isVerified = manufacturer.verifiedAt !== null;
    await tx.manufacturerAlias.create({
      data: {
        ...key.manufacturerId_folded,
        origin: "KEPT",
        name: name.replace(/\s+/g, " "),
        isVerified,
      },
    });
  });
}

async function requireFree(tx: Database, manufacturerId: number, name: string): Promise<void> {
  const reject = (code: string) => new AppError("VALIDATION", { issues: [issueAt("name", code)] });
  if (isWord(name)) {
    throw reject("alias_is_word");
  }
  const other = await tx.manufacturerAlias.findFirst({
    where: {
      folded: { in: [aliasKeyOf(name), aliasKeyOf(normaliseManufacturerName(name))] },
      isWhole: true,
      isVerified: true,
    },
    select: { manufacturerId: true },
  });
  if (other) {
    throw reject(`manufacturer_exists:${other.manufacturerId}`);
  }
  const count = await tx.manufacturerAlias.count({ where: { manufacturerId, origin: "KEPT" } });
  if (count >= maxAdded) {
    throw reject(`too_many_aliases:${maxAdded}`);
  }
}

/** "Lager" or "neu" names no manufacturer. */
function isWord(name: string): boolean {
  const folded = foldText(name).trim();
  return isNoise(folded) || synonymsOf(folded) !== null;
}

/** Switches a derived alias off. Throws VALIDATION for the own name. */
export async function removeManufacturerAlias({ id, name }: ManufacturerAliasInput): Promise<void> {
  await transact(async (tx) => {
    await lockManufacturers(tx, [id]);
    const key = keyOf(id, name);
    const known = await tx.manufacturerAlias.findUnique({
      where: key,
      select: { origin: true, isWhole: true },
    });
    if (known?.isWhole) {
      throw new AppError("VALIDATION", { issues: [issueAt("name", "invalid")] });
    }
    if (known?.origin === "KEPT") {
      await tx.manufacturerAlias.delete({ where: key });
    } else if (known) {
      await setOrigin(tx, key, "OFF");
    }
  });
}

type Key = ReturnType<typeof keyOf>;

function keyOf(manufacturerId: number, name: string) {
  return { manufacturerId_folded: { manufacturerId, folded: aliasKeyOf(name) } };
}

async function setOrigin(tx: Database, where: Key, origin: "RULE" | "OFF"): Promise<void> {
  await tx.manufacturerAlias.update({ where, data: { origin }, select: { origin: true } });
}
