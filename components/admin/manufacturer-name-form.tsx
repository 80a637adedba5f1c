"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { TextField } from "@/components/ui/text-field";
import { partsOfIssue } from "@/lib/errors/issues";
import { HiddenFields } from "./manufacturer-forms";
import { useEnteredName } from "./use-entered-name";

/** The name as it is shown and sought; one that another has leads to merging the two. */
export function ManufacturerNameForm({ id, name }: { id: number; name: string }) {
  const t = useTranslations();
  const { sending, isPending, fault, entered, field } = useEnteredName("rename");
  const issue = fault && partsOfIssue(fault.code);
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
