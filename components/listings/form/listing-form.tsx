"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SessionEnded } from "@/components/session/session-ended";
import { Button } from "@/components/ui/button";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { ErrorSummary } from "@/components/ui/error-summary";
import { CodeFields } from "./code-fields";
import { DeliveryFields } from "./delivery-fields";
import { FileFields } from "./file-fields";
import { PriceFields } from "./price-fields";
import { TextFields } from "./text-fields";
import { useListingForm } from "./use-listing-form";

interface ListingFormProps {
  /** Names offered while typing; any other name makes a new manufacturer. */
  manufacturerNames: string[];
}

/** The form of spec §2.8. The Enter key does not submit; files must have arrived before it does. */
export function ListingForm({ manufacturerNames }: ListingFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const [isUploading, setUploading] = useState(false);
  const { form, submit, faults, failure, isSignedOut } = useListingForm();
  const { confirm, dialog } = useConfirm({
    title: t("listing|form|cancel|title"),
    text: t("listing|form|cancel|text"),
    confirmLabel: t("listing|form|cancel|confirm"),
    cancelLabel: t("listing|form|cancel|stay"),
  });

  async function cancel(): Promise<void> {
    if (await confirm()) {
      router.back();
    }
  }

  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={keepEnterFromSubmitting}
      className="max-w-form space-y-10"
    >
      {isSignedOut ? <SessionEnded /> : null}
      <ErrorSummary title={failure ?? t("listing|form|faults")} errors={faults} />
      <CodeFields form={form} manufacturerNames={manufacturerNames} />
      <TextFields form={form} />
      <FileFields form={form} onBusyChange={setUploading} />
      <PriceFields form={form} />
      <DeliveryFields form={form} />
      <div className="flex flex-wrap gap-3 border-t pt-6">
        <Button type="submit" variant="amber" disabled={isUploading} busy={isSubmitting}>
          {isUploading ? t("listing|form|uploading") : t("listing|form|submit")}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t("listing|form|cancel")}
        </Button>
      </div>
      {dialog}
    </form>
  );
}

function keepEnterFromSubmitting(event: React.KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
    event.preventDefault();
  }
}
