import { FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { shortName } from "./short-name";

export interface MainChoice {
  radioName: string;
  isMain: boolean;
  choose: () => void;
}

interface FileFrameProps {
  name: string;
  kind: ReactNode;
  imageUrl: string | null;
  onImageFailed?: () => void;
  /** Null when the file cannot be the main image. */
  main: MainChoice | null;
  children?: ReactNode;
  buttons: ReactNode;
}

export function FileFrame(props: FileFrameProps) {
  const { name, kind, imageUrl, onImageFailed, main, children, buttons } = props;
  return (
    <>
      <Thumbnail name={name} url={imageUrl} onFailed={onImageFailed} />
      <div className="min-w-0 flex-1 basis-32 space-y-1">
        <p className="text-sm" title={name}>
          <span aria-hidden="true">{shortName(name)}</span>
        </p>
        <div className="text-sm text-steel-3">{kind}</div>
        {main ? <MainRadio name={name} main={main} /> : null}
        {children}
      </div>
      <div className="ms-auto flex flex-wrap justify-end gap-1">{buttons}</div>
    </>
  );
}

function Thumbnail(props: { name: string; url: string | null; onFailed?: () => void }) {
  const { name, url, onFailed } = props;
  const [failedUrl, setFailedUrl] = useState<string | null>(null);

  function fail(): void {
    setFailedUrl(url);
    onFailed?.();
  }

  return (
    <figure className="w-14 shrink-0">
      <div className="flex size-14 items-center justify-center overflow-hidden rounded border bg-steel-1 text-steel-3">
        {url && url !== failedUrl ? (
          // biome-ignore lint/performance/noImgElement: the picture is local or already in its size.
          <img
            src={url}
            alt=""
            width={56}
            height={56}
            draggable={false}
            onError={fail}
            className="size-full object-contain"
          />
        ) : (
          <FileText size={20} aria-hidden="true" />
        )}
      </div>
      <figcaption className="sr-only">{name}</figcaption>
    </figure>
  );
}

function MainRadio({ name, main }: { name: string; main: MainChoice }) {
  const t = useTranslations();
  return (
    <label className="flex w-fit items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input
        type="radio"
        name={main.radioName}
        checked={main.isMain}
        onChange={main.choose}
        aria-label={t("document|main_image|of", { name })}
      />
      {t("document|main_image")}
    </label>
  );
}
