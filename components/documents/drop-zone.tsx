import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { carriesFiles, filesOf, isNameless, momentForName, named } from "./transferred-files";
import { useFileDrop } from "./use-file-drop";

interface DropZoneProps {
  /** Names that a pasted picture cannot get. */
  takenNames: () => string[];
  onFiles: (files: File[]) => void;
  /** Folders were among them, which are left out. */
  onFolders: () => void;
  /** What stands there while files are dragged, where they are not uploaded at once. */
  texts?: Record<"over" | "near", string>;
  children: ReactNode;
}

/** Takes the files that are dropped on it, and those that are pasted in the form around it. */
export function DropZone({ takenNames, onFiles, onFolders, texts, children }: DropZoneProps) {
  const t = useTranslations();
  const zone = useRef<HTMLDivElement>(null);
  const drag = useFileDrop(zone, (transfer) => onFiles(filesIn(transfer)));
  useFilePaste(zone, (transfer) => onFiles(filesIn(transfer).map(withName)));

  function filesIn(transfer: DataTransfer): File[] {
    const { files, folderCount } = filesOf(transfer);
    if (folderCount > 0) {
      onFolders();
    }
    return files;
  }

  function withName(file: File): File {
    const name = t("document|pasted_name", { moment: momentForName(new Date()) });
    return isNameless(file) ? named(file, name, takenNames()) : file;
  }

  return (
    <div ref={zone} className="relative">
      {children}
      {drag === "none" ? null : (
        <div
          className={`${veilStyle} ${drag === "over" ? "border-petrol bg-paper/90" : "border-steel-3 bg-paper/70"}`}
        >
          <p className="sticky top-24 flex items-center gap-2 rounded border border-petrol bg-paper px-4 py-2 font-semibold text-petrol">
            <Upload size={20} aria-hidden="true" />
            {texts?.[drag] ?? t(drag === "over" ? "document|drop|here" : "document|drop|near")}
          </p>
        </div>
      )}
    </div>
  );
}

const veilStyle =
  "pointer-events-none absolute -inset-2 z-20 flex items-start justify-center rounded border-2 border-dashed pt-8";

/**
 * Takes files that are pasted anywhere in the form around the element, or where nothing has the focus.
 * Where a field has the focus and the clipboard also holds text, as a spreadsheet's cells do, the text is meant.
 */
function useFilePaste(
  element: RefObject<HTMLElement | null>,
  onPaste: (transfer: DataTransfer) => void,
): void {
  const pasted = useEffectEvent(onPaste);

  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const form = element.current?.closest("form");
      if (carriesFiles(event.clipboardData) && isMeant(event, form)) {
        event.preventDefault();
        pasted(event.clipboardData);
      }
    }
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [element]);
}

function isMeant(event: ClipboardEvent, form: HTMLFormElement | null | undefined): boolean {
  if (!(event.target instanceof Element) || document.querySelector("dialog[open]")) {
    return false;
  }
  const field = event.target.closest("input, textarea, select, [contenteditable]");
  if (!field) {
    return true;
  }
  return (form?.contains(field) ?? false) && !event.clipboardData?.types.includes("text/plain");
}
