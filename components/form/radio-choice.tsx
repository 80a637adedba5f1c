import type { ComponentProps, ReactNode } from "react";

interface RadioChoiceProps extends ComponentProps<"input"> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function RadioChoice({ id, label, hint, ...input }: RadioChoiceProps) {
  return (
    <div className="flex gap-2 py-1.5 pointer-coarse:py-2.5">
      <input
        type="radio"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-5 shrink-0"
        {...input}
      />
      <div className="relative min-w-0">
        <label htmlFor={id} className="after:absolute after:inset-x-0 after:-inset-y-1">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-steel-3">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
