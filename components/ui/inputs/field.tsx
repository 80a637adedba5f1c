import type { ReactNode } from "react";
import { CircleAlert } from "../icons";
import type { FieldNotes } from "./field-attributes";

interface FieldProps extends FieldNotes {
  label: ReactNode;
  htmlFor: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** Each part has its own row, so that a subgrid aligns neighbouring fields. */
export function Field({ label, htmlFor, hint, error, required, className, children }: FieldProps) {
  return (
    <div className={className} data-invalid={error ? true : undefined}>
      <label htmlFor={htmlFor} className="row-start-1 mb-1 block w-fit font-semibold">
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {hint ? (
        <p id={`${htmlFor}-hint`} className="row-start-2 -mt-1 mb-1 text-sm text-steel-3">
          {hint}
        </p>
      ) : null}
      <div className="row-start-3 min-w-0">{children}</div>
      {error ? <FieldError id={`${htmlFor}-error`}>{error}</FieldError> : null}
    </div>
  );
}

function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-fault">
      {" *"}
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="row-start-4 mt-1 flex gap-1.5 text-sm font-semibold text-fault">
      <CircleAlert size={16} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
