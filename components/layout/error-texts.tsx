"use client";

import { createContext, type ReactNode, use } from "react";

/** Translated by the server for error.tsx, which must be a client component: next-intl's client part is 12 kB. */
interface ErrorTexts {
  title: string;
  text: string;
  retry: string;
  /** The look of a button, which no visitor's page loads for this alone. */
  buttonClass: string;
}

const ErrorTextsContext = createContext<ErrorTexts>({
  title: "",
  text: "",
  retry: "",
  buttonClass: "",
});

export function ErrorTextsProvider({
  texts,
  children,
}: {
  texts: ErrorTexts;
  children: ReactNode;
}) {
  return <ErrorTextsContext value={texts}>{children}</ErrorTextsContext>;
}

export function useErrorTexts(): ErrorTexts {
  return use(ErrorTextsContext);
}
