import { FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { DocumentType } from "@/lib/documents/schema";
import { shortName } from "./upload-rules";

/** The choice of the main image, one radio button per picture. */
export interface MainChoice {
  radioName: string;
  isMain: boolean;
  choose: () => void;
}

interface FileFrameProps {
  name: string;
  type: DocumentType;
  pictureUrl: string | null;
  onPictureFailed?: () => void;
  /** Null where the file cannot become the main image. */
  main: MainChoice | null;
  children?: ReactNode;
  buttons: ReactNode;
}

/** One file of the list: thumbnail and name, what is going on with it, what can be done. */
export function FileFrame(props: FileFrameProps) {
  const { name, type, pictureUrl, onPictureFailed, main, children, buttons } = props;
  const t = useTranslations();
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <figure className="w-14 shrink-0">
        <div className="flex size-14 items-center justify-center overflow-hidden rounded border bg-steel-1 text-steel-3">
          {pictureUrl ? (
            // biome-ignore lint/performance/noImgElement: the picture is local or already in its size.
            <img
              src={pictureUrl}
              alt=""
              width={56}
              height={56}
              onError={onPictureFailed}
              className="size-full object-contain"
            />
          ) : (
            <FileText size={20} aria-hidden="true" />
          )}
        </div>
        <figcaption className="sr-only">{name}</figcaption>
      </figure>
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <p className="text-sm" title={name}>
          <span aria-hidden="true">{shortName(name)}</span>{" "}
          <span className="text-steel-3">{t(`document|type|${type}`)}</span>
        </p>
        {main ? (
          <label className="flex w-fit items-center gap-2 text-sm">
            <input
              type="radio"
              name={main.radioName}
              checked={main.isMain}
              onChange={main.choose}
              aria-label={t("document|main_image|of", { name })}
            />
            {t("document|main_image")}
          </label>
        ) : null}
        {children}
      </div>
      <div className="flex gap-2">{buttons}</div>
    </li>
  );
}
