/** Three flat fills of one material: lit top, front, side in shade. */
export interface Fills {
  light: string;
  base: string;
  dark: string;
}

export const paper = "#f3f4f1";
export const ink = "#26323a";
export const white = "#ffffff";
export const petrol = "#0b5560";

export const tones = {
  graphite: { light: "#5a666e", base: "#434e56", dark: "#313a41" },
  black: { light: "#4a4f53", base: "#2f3438", dark: "#202427" },
  grey: { light: "#b3bcc1", base: "#98a3aa", dark: "#7b878f" },
  pale: { light: "#eceff0", base: "#dbe0e2", dark: "#bdc5c9" },
  white: { light: "#ffffff", base: "#f6f8f8", dark: "#d3dadd" },
  steel: { light: "#dde3e6", base: "#c2cbd0", dark: "#98a4ab" },
  brass: { light: "#e3c987", base: "#cdaa5a", dark: "#a28340" },
  petrol: { light: "#3f808b", base: "#1f6672", dark: "#0b4a54" },
  blue: { light: "#6f9dc2", base: "#44789f", dark: "#2f5878" },
  green: { light: "#6fa58c", base: "#47856a", dark: "#33634f" },
  orange: { light: "#ee9a5a", base: "#dd7b33", dark: "#b25f22" },
  yellow: { light: "#f2d26b", base: "#e2b93c", dark: "#b59128" },
  red: { light: "#cf6a62", base: "#b5453d", dark: "#8c322c" },
  beige: { light: "#ece6d6", base: "#dbd2bb", dark: "#bcb299" },
} as const satisfies Record<string, Fills>;

export type Tone = keyof typeof tones;
