import type { ThemeTokens } from "./theme-tokens";

export interface SectionProps {
  tokens: ThemeTokens;
}
