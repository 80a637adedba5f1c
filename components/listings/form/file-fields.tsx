"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { DocumentUpload } from "@/components/documents/document-upload";
import { FormSection } from "./form-section";
import type { WithForm } from "./with-form";

interface FileFieldsProps extends WithForm {
  onBusyChange: (busy: boolean) => void;
}

export function FileFields({ form, onBusyChange }: FileFieldsProps) {
  const t = useTranslations();
  const [documents, mainImageId] = useWatch({
    control: form.control,
    name: ["documents", "mainImageId"],
  });
  return (
    <FormSection title={t("listing|form|section|files")}>
      <DocumentUpload
        id="documents"
        value={documents}
        mainImageId={mainImageId}
        onBusyChange={onBusyChange}
        onChange={(arrived, main) => {
          form.setValue("documents", arrived);
          form.setValue("mainImageId", main);
        }}
      />
    </FormSection>
  );
}
