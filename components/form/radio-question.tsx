import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "@/components/ui/inputs/field";
import { RadioChoice } from "./radio-choice";

interface RadioQuestionProps {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  choices: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  chosen: string;
  /** What `register` of the form answers. */
  input: ComponentProps<"input">;
  children?: ReactNode;
}

/** A framed question; an error summary can focus it. */
export function RadioQuestion(props: RadioQuestionProps) {
  const { id, legend, hint, error, choices, chosen, input, children } = props;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="rounded border border-steel-3 px-4 pt-1 pb-3"
    >
      <legend className="px-1 text-sm font-semibold">{legend}</legend>
      {hint ? <p className="wrap-anywhere text-sm text-steel-3">{hint}</p> : null}
      {choices.map((choice) => (
        <RadioChoice
          key={choice.value}
          id={`${id}-${choice.value}`}
          {...choice}
          {...input}
          defaultChecked={choice.value === chosen}
        />
      ))}
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
