import { useTranslations } from "next-intl";
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useFormState,
} from "react-hook-form";
import type { Issue } from "@/lib/errors/issues";
import { issueSentence } from "@/lib/i18n/issue-text";

export type FieldIssue = Pick<Issue, "path" | "code">;

export function errorsOf<Values extends FieldValues>(
  issues: readonly FieldIssue[],
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, code } of issues) {
    set(errors, path, { type: code, message: code });
  }
  return errors;
}

export function resolverOf<Values extends FieldValues>(
  issuesOf: (values: Values) => readonly FieldIssue[],
): Resolver<Values> {
  return (values) => {
    const issues = issuesOf(values);
    return issues.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errorsOf<Values>(issues) };
  };
}

export function issuesIn(errors: object, prefix = ""): FieldIssue[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = prefix + name;
    const code = messageOf(error);
    if (code !== undefined) {
      return [{ path, code }];
    }
    return error && typeof error === "object" ? issuesIn(error, `${path}.`) : [];
  });
}

export function useErrorText<Values extends FieldValues>({ control }: UseFormReturn<Values>) {
  const t = useTranslations();
  const { errors } = useFormState({ control });
  return (path: string): string | undefined => {
    const code = messageOf(get(errors, path));
    return code === undefined ? undefined : issueSentence(t, code, path);
  };
}

function messageOf(error: unknown): string | undefined {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === "string" ? message : undefined;
}
