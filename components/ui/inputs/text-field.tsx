import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";
import { type FieldNotes, fieldAttributes } from "./field-attributes";
import { Input, Select, Textarea } from "./input";

type Labelled<Props> = Props &
  FieldNotes & {
    name: string;
    label: ReactNode;
    footnote?: ReactNode;
    fieldClassName?: string;
  };

type TextFieldProps = Labelled<ComponentProps<typeof Input>> & { unit?: ReactNode };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, unit, footnote, fieldClassName, ...rest } = props;
  const id = rest.id ?? rest.name;
  return (
    <Field {...{ label, hint, error }} {...frame(id, rest.required, fieldClassName)}>
      <div className={cx(unit && "flex items-center gap-2")}>
        <Input {...rest} {...fieldAttributes(id, { hint, error }, rest)} />
        {unit ? <span className="shrink-0 text-steel-3">{unit}</span> : null}
      </div>
      {footnote}
    </Field>
  );
}

type TextareaFieldProps = Labelled<ComponentProps<typeof Textarea>>;

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, footnote, fieldClassName, ...rest } = props;
  const id = rest.id ?? rest.name;
  return (
    <Field {...{ label, hint, error }} {...frame(id, rest.required, fieldClassName)}>
      <Textarea {...rest} {...fieldAttributes(id, { hint, error }, rest)} />
      {footnote}
    </Field>
  );
}

type SelectFieldProps = Labelled<ComponentProps<typeof Select>>;

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, footnote, fieldClassName, ...rest } = props;
  const id = rest.id ?? rest.name;
  return (
    <Field {...{ label, hint, error }} {...frame(id, rest.required, fieldClassName)}>
      <Select {...rest} {...fieldAttributes(id, { hint, error }, rest)} />
      {footnote}
    </Field>
  );
}

function frame(htmlFor: string, required: boolean | undefined, className: string | undefined) {
  return { htmlFor, required, className };
}
