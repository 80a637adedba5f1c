import { useRef } from "react";

/**
 * The browser's file input, to be its `ref`, and what takes the files out of it: at once, so that the same file can be
 * picked again, mended meanwhile.
 */
export function usePickedFiles(onPick: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);

  function take(): void {
    const files = [...(input.current?.files ?? [])];
    if (input.current && files.length > 0) {
      input.current.value = "";
      onPick(files);
    }
  }

  return { input, take };
}
