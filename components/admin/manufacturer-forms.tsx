"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmedForm } from "./confirmed-form";
import { useManufacturerChanges } from "./manufacturer-changes";

interface Named {
  id: number;
  name: string;
}

interface ChangeButtonProps {
  change: "verify" | "unverify" | "distinguish";
  manufacturer: Named;
  other?: Named;
}

/** A form of one button, done at once: it can be taken back. */
export function ChangeButton({ change, manufacturer, other }: ChangeButtonProps) {
  const t = useTranslations();
  const { isPending, props: sending } = useManufacturerChanges();
  const { name } = manufacturer;
  return (
    <form {...sending}>
      <HiddenFields fields={fieldsOf(change, manufacturer, other)} />
      <Button type="submit" variant="quiet" size="sm" busy={isPending}>
        {t(`admin|manufacturer|change|${change}`)}
        <span className="sr-only">{other ? `${name}, ${other.name}` : name}</span>
      </Button>
    </form>
  );
}

interface MergeButtonProps {
  /** The one that goes, with how many listings, also in words. */
  old: Named & { listingCount: number; listings: string };
  into: Named;
  label: ReactNode;
}

/** Makes `old` part of `into`: asks first, since it cannot be taken back. */
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

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function fieldsOf(change: string, one: Named, other?: Named): Record<string, string> {
  const own = { change, id: String(one.id), name: one.name };
  return other ? { ...own, otherId: String(other.id), other: other.name } : own;
}
