import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

interface DropZoneProps {
  /** Names that a pasted image must avoid. */
  takenNames: () => string[];
  onFiles: (files: File[]) => void;
  /** Folders are left out. */
  onFolders: () => void;
  /** Hints during a drag, for files that are not uploaded at once. */
  texts?: Record<"over" | "near", string>;
  children: ReactNode;
}

export function DropAndPasteZone({
  takenNames,
  onFiles,
  onFolders,
  texts,
  children,
}: DropZoneProps) {
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
    return isNameless(file) ? renamedUniquely(file, name, takenNames()) : file;
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
 * Takes files pasted in the surrounding form or without focus. Pasted text wins in a focused field, because
 * spreadsheet cells come as both.
 */
function useFilePaste(
  element: RefObject<HTMLElement | null>,
  onPaste: (transfer: DataTransfer) => void,
): void {
  const pasted = useEffectEvent(onPaste);

  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const form = element.current?.closest("form");
      if (carriesFiles(event.clipboardData) && isIntended(event, form)) {
        event.preventDefault();
        pasted(event.clipboardData);
      }
    }
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [element]);
}

function isIntended(event: ClipboardEvent, form: HTMLFormElement | null | undefined): boolean {
  if (!(event.target instanceof Element) || document.querySelector("dialog[open]")) {
    return false;
  }
  const field = event.target.closest("input, textarea, select, [contenteditable]");
  if (!field) {
    return true;
  }
  return (form?.contains(field) ?? false) && !event.clipboardData?.types.includes("text/plain");
}

type DragState = "none" | "near" | "over";

/**
 * A file dropped beside the element is ignored, but the browser stays on the page. Dragged text is left to the
 * browser.
 */
function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onDrop: (transfer: DataTransfer) => void,
): DragState {
  const [state, setState] = useState<DragState>("none");
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const isOver = (event: DragEvent) => element.current?.contains(event.target as Node) ?? false;
    const listeners = new AbortController();
    const on = (name: "dragover" | "dragleave" | "drop", listener: (event: DragEvent) => void) =>
      addEventListener(name, listener, { signal: listeners.signal });

    on("dragover", (event) => {
      if (!carriesFiles(event.dataTransfer)) {
        return;
      }
      event.preventDefault();
      event.dataTransfer.dropEffect = isOver(event) ? "copy" : "none";
      setState(isOver(event) ? "over" : "near");
    });
    on("dragleave", (event) => {
      if (event.relatedTarget === null) {
        setState("none");
      }
    });
    on("drop", (event) => {
      setState("none");
      if (!carriesFiles(event.dataTransfer)) {
        return;
      }
      event.preventDefault();
      if (isOver(event)) {
        dropped(event.dataTransfer);
      }
    });
    return () => listeners.abort();
  }, [element]);

  return state;
}

export function carriesFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes("Files") ?? false;
}

/** Must be called within the event; folders are only counted. */
export function filesOf({ items }: DataTransfer): { files: File[]; folderCount: number } {
  const all = [...items].filter(({ kind }) => kind === "file");
  const files = all.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []);
  return { files, folderCount: all.filter(isFolder).length };
}

function isFolder(item: DataTransferItem): boolean {
  return item.webkitGetAsEntry?.()?.isDirectory ?? false;
}

/** Browsers name every screenshot image.png. */
export function isNameless(file: File): boolean {
  return file.name === "image.png";
}

export function renamedUniquely(file: File, name: string, takenNames: readonly string[]): File {
  const ending = /\.[^.]+$/.exec(file.name)?.[0] ?? "";
  let free = name + ending;
  for (let number = 2; takenNames.includes(free); number++) {
    free = `${name} (${number})${ending}`;
  }
  return new File([file], free, { type: file.type, lastModified: file.lastModified });
}

/** "2026-11-21 14-05" in local time, because file names cannot contain a colon. */
export function momentForName(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join("-");
  return `${day} ${two(moment.getHours())}-${two(moment.getMinutes())}`;
}
