/** Of the browser's own bar and of an installed app's first moment: `--color-paper` of app/theme.css (a test compares them). */
export const paperColours = { light: "#fcfcfa", dark: "#11171a" } as const;

/** What the switch offers; `system` is also what holds where nobody has chosen. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The browser's key of the choice. */
export const themeKey = "theme";
