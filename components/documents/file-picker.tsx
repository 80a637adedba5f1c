import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import { Field } from "@/components/ui/field";
import { fieldAttributes } from "@/components/ui/field-attributes";
import { documentKinds } from "@/lib/documents/kinds";

interface FilePickerProps {
  id: string;
  error?: string;
  onPick: (files: File[]) => void;
}

/** The browser's own file input; what is picked leaves it at once, so that a file can be picked again. */
export function FilePicker({ id, error, onPick }: FilePickerProps) {
  const t = useTranslations();

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    onPick([...(event.target.files ?? [])]);
    event.target.value = "";
  }

  return (
    <Field label={t("document|add")} htmlFor={id} hint={t("document|hint")} error={error}>
      <input
        type="file"
        multiple
        accept={acceptedFiles}
        onChange={pick}
        className="control-size block w-full rounded border border-steel-3 text-sm text-steel-3 file:mr-4 file:h-full file:cursor-pointer file:border-0 file:border-r file:border-solid file:border-steel-3 file:bg-paper file:px-4 file:font-semibold file:text-petrol"
        {...fieldAttributes(id, { hint: t("document|hint"), error })}
      />
    </Field>
  );
}

/** By extension, since systems do not know the types of drawings. */
const acceptedFiles = documentKinds
  .flatMap((kind) => kind.extensions.map((ending) => `.${ending}`))
  .join(",");
