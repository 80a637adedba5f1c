"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { issueSentence } from "@/lib/i18n/issue-text";
import type { ManufacturerAlias, ManufacturerDetail } from "@/lib/manufacturers/record";
import { useManufacturerChanges } from "./manufacturer-changes";
import { HiddenFields } from "./manufacturer-forms";

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
        {aliases.map((alias) => (
          <li
            key={alias.name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <span
                className={
                  alias.origin === "OFF" ? "break-words text-steel-3 line-through" : "break-words"
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
            <AliasButton manufacturer={{ id, name }} alias={alias} />
          </li>
        ))}
      </ul>
      <AliasForm key={aliases.length} id={id} name={name} />
    </section>
  );
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
    <form {...sending}>
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
  const { failure, isPending, props: sending } = useManufacturerChanges();
  const refused = failure?.entered.change === "add_alias" ? failure : null;
  const fault = refused?.issues[0];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault) {
      field.current?.focus();
    }
  }, [fault]);
  return (
    <form {...sending} className="max-w-text space-y-3">
      <HiddenFields fields={{ change: "add_alias", id: String(id), other: name }} />
      <TextField
        ref={field}
        id="alias"
        name="name"
        label={t("admin|manufacturer|alias")}
        hint={t("admin|manufacturer|alias|hint")}
        error={fault && issueSentence(t, fault.code)}
        defaultValue={refused?.entered.name ?? ""}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="quiet" busy={isPending}>
        {t("admin|manufacturer|change|add_alias")}
      </Button>
    </form>
  );
}
