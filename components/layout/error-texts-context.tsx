"use client";

import { createContext, type ReactNode, use } from "react";

/** Translated by the server, because error.tsx is a client component and next-intl's client part has 12 kB. */
interface ErrorTexts {
  title: string;
  text: string;
  retry: string;
  /** A prop, so that visitors' pages load no button code for it. */
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
