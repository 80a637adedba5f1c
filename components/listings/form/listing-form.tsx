"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, MouseEvent } from "react";
import { type FieldPath, get, useFormState, useWatch } from "react-hook-form";
import { DocumentUpload } from "@/components/files/document-upload";
import { useErrorText } from "@/components/form/field-errors";
import { ErrorBanner } from "@/components/layout/error-banner";
import { Moment } from "@/components/layout/moment";
import { showAlert } from "@/components/ui/alerts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { ErrorSummary } from "@/components/ui/inputs/error-summary";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import { TextareaField, TextField } from "@/components/ui/inputs/text-field";
import { NoScript } from "@/components/ui/no-script";
import type { UploadedDocument } from "@/lib/files/schema";
import { issueSentence } from "@/lib/i18n/issue-text";
import { listingFields } from "@/lib/listings/fields";
import type { ListingFormValues } from "@/lib/listings/form";
import { AlternateCodes } from "./alternate-codes";
import { ConditionAndOriginFields } from "./condition-and-origin-fields";
import { DeliveryFields } from "./delivery-fields";
import { EanField } from "./ean-field";
import { FieldCount, FieldPair, FormSection } from "./form-section";
import { ListedAlready } from "./listed-already";
import { ListingConflictPanel } from "./listing-conflict-panel";
import { type ListingFormPart, registeredField } from "./listing-form-part";
import { ManufacturerField } from "./manufacturer-field";
import { PriceAndQuantityFields } from "./prices/price-and-quantity-fields";
import { type ListingFormStart, useListingForm } from "./use-listing-form";
import { useUnfinishedUploads } from "./use-unfinished-uploads";

const listingFormId = "listing-form";

export function ListingForm(start: ListingFormStart) {
  const t = useTranslations();
  const files = useUnfinishedUploads();
  const { form, submit, isBusy, pageUserId, summaryErrors, failure, conflict, draft, ...rest } =
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
              <ErrorBanner {...failure} />
            )}
          </FocusedNotice>
        ) : null}
        <ErrorSummary
          title={t("listing|form|errors")}
          errors={summaryErrors}
          rejections={form.formState.submitCount}
        />
        {conflict ? (
          <ListingConflictPanel form={form} conflict={conflict} isUploading={files.isUploading} />
        ) : null}
        <FileFields form={form} userId={pageUserId} files={files} />
        <CodeFields form={form} newOf={edited ? null : pageUserId} />
        <TextFields form={form} />
        <ConditionAndOriginFields form={form} />
        <PriceAndQuantityFields form={form} lot={edited?.lot ?? null} />
        <DeliveryFields form={form} />
        <FormButtons
          listingId={edited?.id ?? null}
          isUploading={files.isUploading}
          isBusy={isBusy}
          hasInput={() => draft.hasInput() || files.hasFiles()}
          onCancelled={draft.close}
        />
        {dialog}
        {files.dialog}
      </ScriptFields>
    </form>
  );
}

/** Leaves Enter to text areas, buttons and file inputs. */
function keepEnterFromSubmitting(event: KeyboardEvent): void {
  const { target } = event;
  const isField = target instanceof HTMLInputElement && target.type !== "file";
  if (event.key === "Enter" && (isField || target instanceof HTMLSelectElement)) {
    event.preventDefault();
  }
}

interface CodeFieldsProps extends ListingFormPart {
  /** The seller's user id; null for an edited listing. */
  newOf: string | null;
}

function CodeFields({ form, newOf }: CodeFieldsProps) {
  const t = useTranslations();
  const error = useErrorText(form);
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
        {...registeredField(form, "mpn")}
      />
      <EanField form={form} />
      <AlternateCodes form={form} />
      <TextField
        label={t("listing|form|ownArticleNumber")}
        hint={t("listing|form|ownArticleNumber|hint")}
        error={error("ownArticleNumber")}
        className="font-mono"
        autoComplete="off"
        {...registeredField(form, "ownArticleNumber")}
      />
    </FormSection>
  );
}

function ListingDraftNotice({ savedAt, onDiscard }: { savedAt: Date; onDiscard: () => void }) {
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

interface FormButtonsProps {
  /** Null for a new listing. */
  listingId: number | null;
  isUploading: boolean;
  isBusy: boolean;
  hasInput: () => boolean;
  onCancelled: () => void;
}

function FormButtons(props: FormButtonsProps) {
  const { listingId, isUploading, isBusy, hasInput, onCancelled } = props;
  const t = useTranslations();
  const router = useRouter();
  const target = listingId === null ? "/listing/user" : `/listing/detail/${listingId}`;
  const { confirm, dialog } = useCancelQuestion();
  const leaving = {
    title: t("listing|form|leave|title"),
    text: "",
    confirmLabel: t("listing|form|leave|confirm"),
    cancelLabel: t("listing|form|leave|stay"),
  };

  async function cancel(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if (!(await confirm(hasInput() ? {} : leaving))) {
      return;
    }
    onCancelled();
    if (listingId === null && cameFromUs()) {
      router.back();
    } else {
      router.push(target);
    }
  }

  const save = listingId === null ? t("listing|form|submit") : t("listing|form|save");
  return (
    <div className="flex flex-wrap gap-3 border-t pt-6">
      <Button type="submit" variant="amber" disabled={isUploading} busy={isBusy}>
        {isUploading ? t("listing|form|uploading") : save}
      </Button>
      <a href={target} onClick={cancel} className={buttonStyle({ variant: "quiet" })}>
        {t("listing|form|cancel")}
      </a>
      {dialog}
    </div>
  );
}

/** Without the Navigation API any history counts. */
function cameFromUs(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation?.canGoBack ?? history.length > 1;
}

interface FileFieldsProps extends ListingFormPart {
  userId: string;
  files: Pick<ReturnType<typeof useUnfinishedUploads>, "setBusy" | "setFailed">;
}

function FileFields({ form, userId, files }: FileFieldsProps) {
  const t = useTranslations();
  const { errors } = useFormState({ control: form.control });
  const [documents, mainImageId] = useWatch({
    control: form.control,
    name: ["documents", "mainImageId"],
  });
  const listIssue: unknown = get(errors, `${payloadField}.message`);
  const listError = typeof listIssue === "string" ? issueSentence(t, listIssue) : undefined;

  function issueOf(index: number): string | undefined {
    const issue: unknown = get(errors, `${placeOf(index)}.message`);
    return typeof issue === "string" ? issue : undefined;
  }

  function change(arrived: UploadedDocument[], main: string | null): void {
    form.setValue("documents", arrived, { shouldDirty: true });
    form.setValue("mainImageId", main, { shouldDirty: true });
    form.clearErrors(payloadField as FieldPath<ListingFormValues>);
  }

  return (
    <FormSection title={t("listing|form|section|files")}>
      <DocumentUpload
        id="documents"
        idAt={placeOf}
        value={documents}
        mainImageId={mainImageId}
        error={listError}
        issueOf={issueOf}
        userId={userId}
        onBusyChange={files.setBusy}
        onFailedChange={files.setFailed}
        onChange={change}
      />
    </FormSection>
  );
}

/** Issues name the payload's field, not the form's. */
const payloadField = "documentIds";

function placeOf(index: number): string {
  return `${payloadField}.${index}`;
}

const maxName = listingFields.nameDe.max;
const maxDescription = listingFields.descriptionDe.max;

function TextFields({ form }: ListingFormPart) {
  const t = useTranslations();
  const error = useErrorText(form);
  const textProps = (
    name: "nameDe" | "nameEn" | "descriptionDe" | "descriptionEn",
    max: number,
  ) => ({
    label: t(`listing|form|${name}`),
    error: error(name),
    footnote: <FieldCount form={form} name={name} max={max} />,
    required: name.endsWith("De"),
    lang: name.endsWith("De") ? "de" : "en",
    ...registeredField(form, name),
  });
  return (
    <FormSection title={t("listing|form|section|texts")}>
      <TextField {...textProps("nameDe", maxName)} />
      <TextField {...textProps("nameEn", maxName)} hint={t("listing|form|nameEn|hint")} />
      <FieldPair isLong>
        {(["descriptionDe", "descriptionEn"] as const).map((name) => (
          <TextareaField
            key={name}
            {...textProps(name, maxDescription)}
            hint={t(`listing|form|${name}|hint`)}
            rows={7}
          />
        ))}
      </FieldPair>
    </FormSection>
  );
}

function useCancelQuestion() {
  const t = useTranslations();
  return useConfirm({
    title: t("listing|form|cancel|title"),
    text: t("listing|form|cancel|text"),
    confirmLabel: t("listing|form|cancel|confirm"),
    cancelLabel: t("listing|form|cancel|stay"),
  });
}
