"use client";

import { useTranslations } from "next-intl";
import { type FieldPath, get, useFormState, useWatch } from "react-hook-form";
import { DocumentUpload } from "@/components/documents/document-upload";
import type { UploadedDocument } from "@/lib/documents/schema";
import { issueSentence } from "@/lib/i18n/issue-text";
import { FormSection } from "./form-section";
import type { ListingFormValues } from "./form-values";
import type { useFormFiles } from "./use-form-files";
import type { WithForm } from "./with-form";

interface FileFieldsProps extends WithForm {
  userId: string;
  files: Pick<ReturnType<typeof useFormFiles>, "setBusy" | "setFailed">;
}

export function FileFields({ form, userId, files }: FileFieldsProps) {
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
