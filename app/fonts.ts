import localFont from "next/font/local";

/** IBM Plex, latin only: 46 kB and 15 kB per page. */
export const sans = localFont({
  src: "../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2",
  weight: "400 600",
  display: "swap",
  variable: "--plex-sans",
  adjustFontFallback: "Arial",
});

export const mono = localFont({
  src: "../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  weight: "400",
  display: "swap",
  variable: "--plex-mono",
  adjustFontFallback: false,
  fallback: ["ui-monospace", "Menlo", "Consolas", "monospace"],
});
