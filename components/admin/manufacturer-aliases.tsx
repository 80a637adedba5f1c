"use client";

import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { ManufacturerAlias, ManufacturerDetail } from "@/lib/manufacturers/schema";
import { useManufacturerChanges } from "./manufacturer-changes";
import { HiddenFields } from "./manufacturer-forms";
import { useEnteredName } from "./use-entered-name";

type Sought = Pick<ManufacturerDetail, "id" | "name" | "aliases">;

/** By which names a manufacturer is sought; what follows from its own name is switched off, the others are removed. */
export function ManufacturerAliases({ id, name, aliases }: Sought) {
  const t = useTranslations();
  return (
    <section aria-labelledby="aliases-title" className="space-y-4">
      <div>
        <h2 id="aliases-title" className="text-lg">
          {t("admin|manufacturer|aliases")}
        </h2>
        <p className="mt-1 max-w-text text-steel-3">{t("admin|manufacturer|aliases|lead")}</p>
      </div>
      <ul className="divide-y divide-steel-2 border-y border-steel-2">
        {aliases.map((alias, place) => (
          <li
            key={alias.name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <span
                className={
                  alias.origin === "OFF"
                    ? "wrap-anywhere text-steel-3 line-through"
                    : "wrap-anywhere"
                }
              >
                {alias.name}
              </span>
              {alias.origin === "RULE" ? null : (
                <StatusBadge
                  label={t(`admin|manufacturer|alias|${alias.origin === "OFF" ? "off" : "kept"}`)}
                />
              )}
            </span>
            {isOwnName(alias, place) ? null : (
              <AliasButton manufacturer={{ id, name }} alias={alias} />
            )}
          </li>
        ))}
      </ul>
      <AliasForm id={id} name={name} />
    </section>
  );
}

/** The first is the manufacturer's own, without which nobody would find it. */
function isOwnName({ origin }: ManufacturerAlias, place: number): boolean {
  return place === 0 && origin === "RULE";
}

interface AliasButtonProps {
  manufacturer: { id: number; name: string };
  alias: ManufacturerAlias;
}

const buttonTexts = { RULE: "switch_off", KEPT: "remove", OFF: "use_again" } as const;

/** Done at once: it can be taken back. */
function AliasButton({ manufacturer: { id, name }, alias }: AliasButtonProps) {
  const t = useTranslations();
  const { isPending, props: sending } = useManufacturerChanges();
  const change = alias.origin === "OFF" ? "add_alias" : "remove_alias";
  return (
    <form {...sending} className="ml-auto">
      <HiddenFields fields={{ change, id: String(id), name: alias.name, other: name }} />
      <Button type="submit" variant="quiet" size="sm" busy={isPending}>
        {t(`admin|manufacturer|alias|${buttonTexts[alias.origin]}`)}
        <span className="sr-only">{alias.name}</span>
      </Button>
    </form>
  );
}

function AliasForm({ id, name }: AliasButtonProps["manufacturer"]) {
  const t = useTranslations();
  const { sending, isPending, entered, field } = useEnteredName("add_alias");
  return (
    <form {...sending} className="max-w-text space-y-3">
      <HiddenFields fields={{ change: "add_alias", id: String(id), other: name }} />
      <TextField
        {...field}
        id="alias"
        label={t("admin|manufacturer|alias")}
        hint={t("admin|manufacturer|alias|hint")}
        defaultValue={entered ?? ""}
      />
      <Button type="submit" variant="quiet" busy={isPending}>
        {t("admin|manufacturer|change|add_alias")}
      </Button>
    </form>
  );
}
