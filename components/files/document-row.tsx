import { useSortable } from "@dnd-kit/sortable";
import {
  ArrowDown,
  ArrowUp,
  GripVertical,
  type LucideIcon,
  RotateCw,
  Trash2,
  X,
} from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { LoginInNewTab } from "@/components/session/login-in-new-tab";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/inputs/field";
import { Select } from "@/components/ui/inputs/input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { partsOfIssue } from "@/lib/errors/issues";
import { mediaUrl } from "@/lib/files/content/image-variants";
import type { DocumentType, UploadedDocument } from "@/lib/files/schema";
import { FileFrame, type MainChoice } from "./file-frame";
import { canRetry, type PendingUpload } from "./pending-upload";
import { uploadProgressTexts } from "./upload-progress-texts";
import { useUploadErrorText } from "./use-upload-error-text";

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

function TypeSelect({ document: { name, type }, onChange }: TypeSelectProps) {
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

interface DocumentRowProps {
  document: UploadedDocument;
  /** Of its remove button, to which an error summary links. */
  id: string;
  /** The server's issue code. */
  issue: string | undefined;
  index: number;
  count: number;
  main: MainChoice;
  isBroken: boolean;
  onBroken: () => void;
  onType: (type: DocumentType) => void;
  onStep: (to: number) => void;
  onRemove: () => void;
}

/** Shows a hint when the server has lost the image. */
export function DocumentRow(props: DocumentRowProps) {
  const { document, id, issue, index, count, main, isBroken } = props;
  const { onBroken, onType, onStep, onRemove } = props;
  const t = useTranslations();
  const { name, type } = document;
  const roleDescription = t("document|move|role");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: document.id,
    attributes: { roleDescription },
    transition,
  });
  const isImage = type === "IMAGE";
  const errorText = issue ? <FileError issue={issue} /> : isBroken && t("document|error|broken");
  return (
    <li
      ref={setNodeRef}
      data-row={document.id}
      style={shiftedBy(drag.transform?.y, drag.transition)}
      className={drag.isDragging ? `${rowStyle} relative z-10 bg-steel-1` : rowStyle}
    >
      <FileFrame
        name={name}
        kind={
          isImage ? t("document|type|IMAGE") : <TypeSelect document={document} onChange={onType} />
        }
        imageUrl={isImage && !isBroken ? mediaUrl(document.id, "w112.webp") : null}
        onImageFailed={onBroken}
        main={isImage && !isBroken ? main : null}
        buttons={
          <>
            {count > 1 ? (
              <>
                <IconButton
                  {...attributes}
                  {...listeners}
                  ref={setActivatorNodeRef}
                  icon={GripVertical}
                  label={t("document|move|handle", { name })}
                  isHandle
                />
                <StepButtons name={name} {...{ index, count, onStep }} />
              </>
            ) : null}
            <IconButton
              id={id}
              icon={Trash2}
              label={t("document|remove|of", { name })}
              onClick={onRemove}
            />
          </>
        }
      >
        {errorText ? (
          <div role="alert">
            <FieldError id={`${id}-error`}>{errorText}</FieldError>
          </div>
        ) : null}
      </FileFrame>
    </li>
  );
}

interface StepButtonsProps {
  name: string;
  index: number;
  count: number;
  onStep: (to: number) => void;
}

/** Orders files without dragging. At the ends they do nothing instead of being disabled, which keeps the focus. */
function StepButtons({ name, index, count, onStep }: StepButtonsProps) {
  const t = useTranslations();
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={t("document|move|up", { name })}
        aria-disabled={index === 0}
        onClick={() => onStep(index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={t("document|move|down", { name })}
        aria-disabled={index === count - 1}
        onClick={() => onStep(index + 1)}
      />
    </>
  );
}

const transition = { duration: 120, easing: "ease" };
const rowStyle = "flex flex-wrap items-start gap-x-3 gap-y-2 py-3 motion-reduce:transition-none!";

function shiftedBy(y: number | undefined, easing: string | undefined) {
  return { transform: y === undefined ? undefined : `translateY(${y}px)`, transition: easing };
}

/** Names the listing when the file is on another one of the seller already. */
export function FileError({ issue }: { issue: string }) {
  const t = useTranslations();
  const { code, n } = partsOfIssue(issue);
  // The exact reason would not help.
  if (code !== "on_listing") {
    return t("document|error|invalid");
  }
  return t.rich("document|error|on_listing", {
    n,
    listing: (text) => (
      <a href={`/listing/detail/${n}`} target="_blank" rel="noopener" className="underline">
        {text}
      </a>
    ),
  });
}

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "children"> {
  icon: LucideIcon;
  label: string;
  /** On a handle, touch drags and does not scroll. */
  isHandle?: boolean;
}

function IconButton({ icon: Icon, label, isHandle, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label}
      title={label}
      className={isHandle ? `${squareStyle} cursor-grab touch-none` : squareStyle}
      {...rest}
    >
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}

const squareStyle = "min-w-9 px-0! pointer-coarse:min-w-11";

interface PendingRowProps {
  upload: PendingUpload;
  hasRoom: boolean;
  main: MainChoice;
  onCancel: () => void;
  onRetry: () => void;
}

export function PendingRow({ upload, hasRoom, main, onCancel, onRetry }: PendingRowProps) {
  const t = useTranslations();
  const { key, file, type, previewUrl, state } = upload;
  const { name } = file;
  const ending = state === "failed" ? "remove" : "cancel";
  const canBeMain = type === "IMAGE" && state !== "failed";
  return (
    <li data-row={key} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <FileFrame
        name={name}
        kind={t(`document|type|${type}`)}
        imageUrl={previewUrl}
        main={canBeMain ? main : null}
        buttons={
          <>
            {canRetry(upload, hasRoom) ? (
              <IconButton
                icon={RotateCw}
                label={t("document|retry|of", { name })}
                onClick={onRetry}
              />
            ) : null}
            <IconButton icon={X} label={t(`document|${ending}|of`, { name })} onClick={onCancel} />
          </>
        }
      >
        {state === "failed" ? (
          <UploadErrorText id={key} upload={upload} />
        ) : (
          <Progress upload={upload} />
        )}
      </FileFrame>
    </li>
  );
}

function Progress({ upload: { file, state, sentBytes } }: { upload: PendingUpload }) {
  const [t, locale] = [useTranslations(), useLocale()];
  return (
    <div className="text-xs text-steel-3">
      <ProgressBar
        value={sentBytes}
        max={file.size}
        label={t("document|progress|of", { name: file.name })}
      />
      {state === "waiting" ? t("document|waiting") : null}
      {state === "uploading" ? progress() : null}
    </div>
  );

  /** After the last byte the server still inspects the file. */
  function progress(): string {
    return sentBytes < file.size
      ? t("document|progress", uploadProgressTexts(sentBytes, file.size, locale))
      : t("document|checking");
  }
}

function UploadErrorText({ id, upload: { error } }: { id: string; upload: PendingUpload }) {
  const t = useTranslations();
  const text = useUploadErrorText(error);
  return (
    <div role="alert">
      <FieldError id={`${id}-fault`}>
        {error?.code === "UNAUTHENTICATED" ? (
          <>
            {t("session|ended")}. <LoginInNewTab label={t("session|log_in_to_upload")} />
          </>
        ) : (
          text
        )}
      </FieldError>
    </div>
  );
}
