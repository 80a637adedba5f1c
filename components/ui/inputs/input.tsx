import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

type InputProps = ComponentProps<"input"> & { numeric?: boolean };

export function Input({ numeric, className, ...rest }: InputProps) {
  const style = cx("field-control control-size", numeric && "text-end font-mono", className);
  return <input className={style} {...rest} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cx("field-control block", className)} {...rest} />;
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select className={cx("field-control control-size", className)} {...rest} />;
}

type CheckboxProps = ComponentProps<"input"> & { id: string; label: ReactNode };

export function Checkbox({ id, label, className = "", ...rest }: CheckboxProps) {
  const style = `control-size flex w-fit items-start gap-2 ${className}`.trimEnd();
  return (
    <label htmlFor={id} className={style}>
      <input
        type="checkbox"
        id={id}
        className="mt-2 size-5 shrink-0 pointer-coarse:mt-3"
        {...rest}
      />
      <span className="py-1.5 pointer-coarse:py-2.5">{label}</span>
    </label>
  );
}
