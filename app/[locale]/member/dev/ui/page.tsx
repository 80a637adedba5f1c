import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { contrastsOf, legiblePairs, readThemeTokens } from "@/app/theme-tokens";
import { DevUiScreen } from "@/components/dev-ui/dev-ui-screen";
import { env } from "@/lib/env/env";

export const metadata: Metadata = { title: "/dev/ui", robots: { index: false } };

/** Every part of the surface in every state (ui.md), for those who build it: not in production. */
export default function DevUiPage() {
  if (env().appMode === "production") {
    notFound();
  }
  const { colours, ...rest } = readThemeTokens();
  const contrasts = legiblePairs.map(([text, ground]) => ({
    text,
    ground,
    ...contrastsOf(colours, text, ground),
  }));
  return <DevUiScreen tokens={{ ...rest, colours, contrasts }} />;
}
