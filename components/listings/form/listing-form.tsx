"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { showAlert } from "@/components/ui/alerts";
import { Banner } from "@/components/ui/banner";
import { EnterStop } from "@/components/ui/enter-stop";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { CodeFields } from "./code-fields";
import { ConditionFields } from "./condition-fields";
import { DeliveryFields } from "./delivery-fields";
import { FileFields } from "./file-fields";
import { FormButtons } from "./form-buttons";
import { ListingConflictPanel } from "./listing-conflict-panel";
import { ListingDraftNotice } from "./listing-draft-notice";
import { PriceFields } from "./price-fields";
import { TextFields } from "./text-fields";
import { useCancelQuestion } from "./use-cancel-question";
import { listingFormId } from "./use-early-input";
import { useFormFiles } from "./use-form-files";
import { type ListingFormStart, useListingForm } from "./use-listing-form";

/** The form of spec §2.8, for a new listing and for an edited one. Nothing typed into it is lost (ui.md, Forms). */
export function ListingForm(start: ListingFormStart) {
  const t = useTranslations();
  const files = useFormFiles();
  const {
    form,
    post,
    submit,
    pageUserId,
    formKey,
    version,
    faults,
    failure,
    isSaved,
    conflict,
    draft,
    ...rest
  } = useListingForm({ ...start, maySend: files.maySend });
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
      action={post}
      onSubmit={submit}
      onKeyDown={keepEnterFromSubmitting}
      className="max-w-2xl space-y-10"
    >
      <EnterStop />
      <input type="hidden" name="pageUserId" value={pageUserId} />
      <input type="hidden" name="formKey" value={formKey} />
      {edited ? <input type="hidden" name="listingId" value={edited.id} /> : null}
      {edited ? <input type="hidden" name="version" value={version ?? edited.version} /> : null}
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
