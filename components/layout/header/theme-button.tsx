"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { type Theme, themeKey } from "@/lib/site/theme";

interface ThemeButtonProps {
  theme: Theme;
  title: string;
  className: string;
  children: ReactNode;
}

export function ThemeButton({ theme, ...rest }: ThemeButtonProps) {
  const chosen = useSyncExternalStore(listen, chosenTheme, () => "system");
  return (
    <button type="button" aria-pressed={theme === chosen} onClick={() => choose(theme)} {...rest} />
  );
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the theme holds for this page only.
  }
  dispatchEvent(new StorageEvent("storage", { key: themeKey, newValue: theme }));
}

function chosenTheme(): string {
  return document.documentElement.dataset.theme ?? "system";
}

function listen(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
