import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/input";
import type { DocumentType, UploadedDocument } from "@/lib/documents/schema";

const choices = [
  "CAD",
  "MANUAL",
  "SPECS",
  "CERTIFICATE",
  "OTHER",
] as const satisfies DocumentType[];

interface TypeSelectProps {
  document: UploadedDocument;
  onChange: (type: DocumentType) => void;
}

/** What a file is that is no picture; guessed from its name at first. */
export function TypeSelect({ document: { name, type }, onChange }: TypeSelectProps) {
  const t = useTranslations();
  return (
    <Select
      value={type}
      onChange={(event) => onChange(event.target.value as DocumentType)}
      aria-label={t("document|type|of", { name })}
      className="max-w-56 text-sm"
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`document|type|${choice}`)}
        </option>
      ))}
    </Select>
  );
}
