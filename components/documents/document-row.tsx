import { useSortable } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { mediaUrl } from "@/lib/documents/media";
import type { DocumentType, UploadedDocument } from "@/lib/documents/schema";
import { FileFault } from "./file-fault";
import { FileFrame, type MainChoice } from "./file-frame";
import { IconButton } from "./icon-button";

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
  /** Of the button that removes it: where a summary of errors leads. */
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

/** A file that has arrived and is sound. A picture that the server cannot show any more says so. */
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
  const isPicture = type === "IMAGE";
  const fault = issue ? <FileFault issue={issue} /> : isBroken && t("document|fault|broken");
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
          isPicture ? (
            t("document|type|IMAGE")
          ) : (
            <TypeSelect document={document} onChange={onType} />
          )
        }
        pictureUrl={isPicture && !isBroken ? mediaUrl(document.id, "w112.webp") : null}
        onPictureFailed={onBroken}
        main={isPicture && !isBroken ? main : null}
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
        {fault ? (
          <div role="alert">
            <FieldError id={`${id}-error`}>{fault}</FieldError>
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

/** Ordering without dragging. At the ends they keep the focus, so they are not disabled but do nothing. */
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
