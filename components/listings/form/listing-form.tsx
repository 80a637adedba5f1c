"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Moment } from "@/components/layout/moment";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { showAlert } from "@/components/ui/alerts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { NoScript } from "@/components/ui/no-script";
import { ScriptFields } from "@/components/ui/script-fields";
import { TextField } from "@/components/ui/text-field";
import { AlternateCodes } from "./alternate-codes";
import { ConditionFields } from "./condition-fields";
import { DeliveryFields } from "./delivery-fields";
import { EanField } from "./ean-field";
import { FileFields } from "./file-fields";
import { FormButtons } from "./form-buttons";
import { FormSection } from "./form-section";
import { ListedAlready } from "./listed-already";
import { ListingConflictPanel } from "./listing-conflict-panel";
import { ManufacturerField } from "./manufacturer-field";
import { PriceFields } from "./price-fields";
import { registered } from "./registered";
import { TextFields } from "./text-fields";
import { useCancelQuestion } from "./use-cancel-question";
import { useFormFiles } from "./use-form-files";
import { type ListingFormStart, useListingForm } from "./use-listing-form";
import { useFieldError, type WithForm } from "./with-form";

const listingFormId = "listing-form";

/** The form of spec §2.8, for a new listing and for an edited one. Nothing typed into it is lost (ui.md, Forms). */
export function ListingForm(start: ListingFormStart) {
  const t = useTranslations();
  const files = useFormFiles();
  const { form, submit, pageUserId, faults, failure, isSaved, conflict, draft, ...rest } =
    useListingForm({ ...start, maySend: files.maySend });
  const { confirm, dialog } = useCancelQuestion();
  const { edited } = start;

  async function discard(): Promise<void> {
    if (await confirm()) {
      rest.discard();
      showAlert("info", t("listing|form|draft|discarded"));
      document.getElementById(listingFormId)?.focus();
    }
  }

  return (
    <form
      id={listingFormId}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      onKeyDown={keepEnterFromSubmitting}
      className="max-w-2xl"
    >
      <NoScript />
      <ScriptFields className="space-y-10">
        {draft.restoredAt ? (
          <ListingDraftNotice savedAt={draft.restoredAt} onDiscard={discard} />
        ) : null}
        {failure ? (
          <FocusedNotice news={failure}>
            {rest.failureText ? (
              <Banner kind="error" title={rest.failureText} />
            ) : (
              <RefusalBanner {...failure} />
            )}
          </FocusedNotice>
        ) : null}
        <ErrorSummary
          title={t("listing|form|faults")}
          errors={faults}
          refusals={form.formState.submitCount}
        />
        {conflict ? (
          <ListingConflictPanel form={form} conflict={conflict} isUploading={files.isUploading} />
        ) : null}
        <FileFields form={form} userId={pageUserId} files={files} />
        <CodeFields form={form} newOf={edited ? null : pageUserId} />
        <TextFields form={form} />
        <ConditionFields form={form} />
        <PriceFields form={form} lot={edited?.lot ?? null} />
        <DeliveryFields form={form} />
        <FormButtons
          listingId={edited?.id ?? null}
          isUploading={files.isUploading}
          isBusy={form.formState.isSubmitting || isSaved}
          hasInput={() => draft.hasInput() || files.hasFiles()}
          onCancelled={draft.close}
        />
        {dialog}
        {files.dialog}
      </ScriptFields>
    </form>
  );
}

/** In fields, boxes and choices; in a text it makes a new line, on a button or a file's field it presses it. */
function keepEnterFromSubmitting(event: KeyboardEvent): void {
  const { target } = event;
  const isField = target instanceof HTMLInputElement && target.type !== "file";
  if (event.key === "Enter" && (isField || target instanceof HTMLSelectElement)) {
    event.preventDefault();
  }
}

interface CodeFieldsProps extends WithForm {
  /** Whose new listing it is; null where one is edited. */
  newOf: string | null;
}

function CodeFields({ form, newOf }: CodeFieldsProps) {
  const t = useTranslations();
  const error = useFieldError(form);
  return (
    <FormSection title={t("listing|form|section|codes")}>
      <ManufacturerField form={form} />
      <TextField
        label={t("listing|form|mpn")}
        hint={t("listing|form|mpn|hint")}
        error={error("mpn")}
        className="font-mono"
        autoComplete="off"
        footnote={newOf === null ? null : <ListedAlready form={form} userId={newOf} />}
        {...registered(form, "mpn")}
      />
      <EanField form={form} />
      <AlternateCodes form={form} />
      <TextField
        label={t("listing|form|ownArticleNumber")}
        hint={t("listing|form|ownArticleNumber|hint")}
        error={error("ownArticleNumber")}
        className="font-mono"
        autoComplete="off"
        {...registered(form, "ownArticleNumber")}
      />
    </FormSection>
  );
}

interface ListingDraftNoticeProps {
  savedAt: Date;
  onDiscard: () => void;
}

/** What a reload or a login on the way has brought back. */
function ListingDraftNotice({ savedAt, onDiscard }: ListingDraftNoticeProps) {
  const t = useTranslations();
  return (
    <div className="space-y-3">
      <Banner
        kind="info"
        title={t.rich("listing|form|draft|restored", { moment: () => <Moment at={savedAt} /> })}
        description={t("listing|form|draft|text")}
      />
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        {t("listing|form|draft|discard")}
      </Button>
    </div>
  );
}
