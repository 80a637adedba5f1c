import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { fieldAttributes } from "@/components/ui/field-attributes";
import { documentKinds } from "@/lib/documents/kinds";
import { usePickedFiles } from "./use-picked-files";

interface FilePickerProps {
  id: string;
  error?: string | undefined;
  onPick: (files: File[]) => void;
}

/** The browser's file input behind a label of our own, since its own button speaks the browser's language. */
export function FilePicker({ id, error, onPick }: FilePickerProps) {
  const t = useTranslations();
  const hint = t("document|hint");
  const { input, take } = usePickedFiles(onPick);

  return (
    <Field label={t("document|files")} htmlFor={id} hint={hint} error={error}>
      <div className="relative mt-2 rounded border border-dashed border-steel-3 p-3">
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedFiles}
          onChange={take}
          className="peer sr-only"
          {...fieldAttributes(id, { hint, error })}
        />
        <label htmlFor={id} className={labelStyle}>
          <Upload size={16} aria-hidden="true" />
          {t("document|add")}
        </label>
        <p className="mt-1 text-sm text-steel-3 pointer-coarse:hidden">{t("document|drop")}</p>
      </div>
    </Field>
  );
}

const labelStyle = buttonStyle({
  variant: "quiet",
  className:
    "peer-disabled:cursor-progress peer-disabled:border-steel-3 peer-disabled:bg-steel-1 peer-disabled:text-steel-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 outline-petrol",
});

/** By extension, since systems do not know the types of drawings. */
const acceptedFiles = documentKinds
  .flatMap((kind) => kind.extensions.map((ending) => `.${ending}`))
  .join(",");
