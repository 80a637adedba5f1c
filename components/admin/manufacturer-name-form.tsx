"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { TextField } from "@/components/ui/text-field";
import { partsOfIssue } from "@/lib/errors/issues";
import { issueSentence } from "@/lib/i18n/issue-text";
import { useManufacturerChanges } from "./manufacturer-changes";
import { HiddenFields } from "./manufacturer-forms";

/** The name as it is shown and sought; one that another has leads to merging the two. */
export function ManufacturerNameForm({ id, name }: { id: number; name: string }) {
  const t = useTranslations();
  const { failure, isPending, props: sending } = useManufacturerChanges();
  const refused = failure?.entered.change === "rename" ? failure : null;
  const fault = refused?.issues[0];
  const issue = fault && partsOfIssue(fault.code);
  const field = useRef<HTMLInputElement>(null);
  // As a notice does, each time anew: the fault comes into view and is read out.
  useEffect(() => {
    if (fault) {
      field.current?.focus();
    }
  }, [fault]);
  return (
    <form {...sending} className="space-y-3">
      <HiddenFields fields={{ change: "rename", id: String(id), other: name }} />
      <TextField
        key={name}
        ref={field}
        name="name"
        label={t("admin|manufacturer|name")}
        hint={t("admin|manufacturer|name|hint")}
        error={fault && issueSentence(t, fault.code)}
        defaultValue={refused?.entered.name ?? name}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
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
