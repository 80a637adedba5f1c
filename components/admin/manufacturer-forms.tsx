"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConfirmedForm, HiddenFields } from "@/components/form/confirmed-form";
import { StatusBadge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/inputs/text-field";
import { PageLink } from "@/components/ui/page-link";
import { partsOfIssue } from "@/lib/errors/issues";
import type { ManufacturerAlias, ManufacturerDetail } from "@/lib/manufacturers/schema";
import { useEnteredName, useManufacturerChanges } from "./manufacturer-change-context";

interface Named {
  id: number;
  name: string;
}

interface ChangeButtonProps {
  change: "verify" | "unverify" | "distinguish";
  manufacturer: Named;
  other?: Named;
}

export function ChangeButton({ change, manufacturer, other }: ChangeButtonProps) {
  const t = useTranslations();
  const { name } = manufacturer;
  return (
    <SendButton
      fields={fieldsOf(change, manufacturer, other)}
      label={t(`admin|manufacturer|change|${change}`)}
      about={other ? `${name}, ${other.name}` : name}
    />
  );
}

interface SendButtonProps {
  fields: Record<string, string>;
  label: string;
  /** Read out behind the label. */
  about: string;
  className?: string;
}

function SendButton({ fields, label, about, className }: SendButtonProps) {
  const { isPending, props: sending } = useManufacturerChanges();
  return (
    <form {...sending} className={className}>
      <HiddenFields fields={fields} />
      <Button type="submit" variant="quiet" size="sm" busy={isPending}>
        {label}
        <span className="sr-only">{about}</span>
      </Button>
    </form>
  );
}

interface MergeButtonProps {
  old: Named & { listingCount: number; listings: string };
  into: Named;
  label: ReactNode;
}

/** Asks first, because a merge cannot be undone. */
export function MergeButton({ old, into, label }: MergeButtonProps) {
  const t = useTranslations();
  const form = useManufacturerChanges();
  const { name, listingCount: count, listings } = old;
  const facts = { name, other: into.name, count, listings };
  return (
    <ConfirmedForm
      form={form}
      fields={fieldsOf("merge", old, into)}
      label={label}
      size="sm"
      danger={false}
      question={{
        title: t("admin|manufacturer|change|merge|question", facts),
        text: t("admin|manufacturer|change|merge|text", facts),
        confirmLabel: t("admin|manufacturer|change|merge"),
        cancelLabel: t("admin|change|cancel"),
      }}
    />
  );
}

function fieldsOf(change: string, one: Named, other?: Named): Record<string, string> {
  const own = { change, id: String(one.id), name: one.name };
  return other ? { ...own, otherId: String(other.id), other: other.name } : own;
}

export function ManufacturerNameForm({ id, name }: { id: number; name: string }) {
  const t = useTranslations();
  const { sending, isPending, error, entered, field } = useEnteredName("rename");
  const issue = error && partsOfIssue(error.code);
  return (
    <form {...sending} className="space-y-3">
      <HiddenFields fields={{ change: "rename", id: String(id), other: name }} />
      <TextField
        key={name}
        {...field}
        label={t("admin|manufacturer|name")}
        hint={t("admin|manufacturer|name|hint")}
        defaultValue={entered ?? name}
      />
      {issue?.code === "manufacturer_exists" ? (
        <p>
          <PageLink href={`/admin/manufacturers/${id}?intoId=${issue.n}#merge`} className="link">
            {t("admin|manufacturer|change|merge_instead")}
          </PageLink>
        </p>
      ) : null}
      <Button type="submit" variant="quiet" busy={isPending}>
        {t("admin|manufacturer|change|rename")}
      </Button>
    </form>
  );
}

type Sought = Pick<ManufacturerDetail, "id" | "name" | "aliases">;

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
              <span className={`wrap-anywhere ${alias.origin === "OFF" ? offStyle : ""}`}>
                {alias.name}
              </span>
              {alias.origin === "RULE" ? null : (
                <StatusBadge
                  label={t(`admin|manufacturer|alias|${alias.origin === "OFF" ? "off" : "added"}`)}
                />
              )}
            </span>
            {isOwnName(alias, place) ? null : (
              <SendButton
                className="ml-auto"
                fields={{
                  change: alias.origin === "OFF" ? "add_alias" : "remove_alias",
                  id: String(id),
                  name: alias.name,
                  other: name,
                }}
                label={t(`admin|manufacturer|alias|${buttonTexts[alias.origin]}`)}
                about={alias.name}
              />
            )}
          </li>
        ))}
      </ul>
      <AliasForm id={id} name={name} />
    </section>
  );
}

/** The first alias is the manufacturer's own name, which search needs. */
function isOwnName({ origin }: ManufacturerAlias, place: number): boolean {
  return place === 0 && origin === "RULE";
}

const offStyle = "text-steel-3 line-through";
const buttonTexts = { RULE: "switch_off", KEPT: "remove", OFF: "use_again" } as const;

function AliasForm({ id, name }: Named) {
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
