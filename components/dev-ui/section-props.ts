/** What can be told of the look in numbers, as app/theme-tokens.ts reads it. */
export interface Tokens {
  colours: { name: string; light: string; dark: string }[];
  contrasts: { text: string; ground: string; light: Contrast; dark: Contrast }[];
  sizes: { name: string; size: string; lineHeight: string }[];
  values: { name: string; value: string }[];
}

/** Two colours as "#rrggbb", and how they differ. */
interface Contrast {
  text: string;
  ground: string;
  ratio: number;
}

export interface SectionProps {
  tokens: Tokens;
}
