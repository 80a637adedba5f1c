import { FileUp } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { FieldError } from "@/components/ui/inputs/field";
import { fieldAttributes } from "@/components/ui/inputs/field-attributes";

interface SourcePickerProps {
  id: string;
  accept: string;
  texts: { pick: string; orDrop?: string; hint?: string };
  isChange: boolean;
  error: ReactNode;
  disabled: boolean;
  onPick: (files: File[]) => void;
}

/** Keeps the same input element while files come and go. */
export function FilePicker(props: SourcePickerProps) {
  const { id, accept, texts, isChange, error, disabled, onPick } = props;
  const { pick, orDrop, hint } = texts;
  const { input, take } = usePickedFiles(onPick);

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={take}
        className="peer sr-only"
        {...fieldAttributes(id, { hint, error })}
      />
      <label htmlFor={id} className={isChange ? changeStyle : pickStyle}>
        <FileUp size={16} aria-hidden="true" />
        {pick}
      </label>
      {orDrop ? (
        <span className="ms-3 align-middle text-sm text-steel-3 max-md:hidden pointer-coarse:hidden">
          {orDrop}
        </span>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-2 text-sm text-steel-3">
          {hint}
        </p>
      ) : null}
      <div role="alert">{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}</div>
    </div>
  );
}

const peerStyle =
  "peer-disabled:cursor-progress peer-disabled:border-steel-3 peer-disabled:bg-steel-1 peer-disabled:text-steel-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 outline-petrol";
const pickStyle = buttonStyle({ className: peerStyle });
const changeStyle = buttonStyle({ variant: "quiet", size: "sm", className: peerStyle });

/** Clears the input, so that the same file can be picked again after a change. */
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
