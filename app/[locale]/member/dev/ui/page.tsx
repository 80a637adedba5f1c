import type { Metadata } from "next";
import { DevUiScreen } from "@/components/dev-ui/dev-ui-screen";
import { readThemeTokens } from "@/components/dev-ui/theme-tokens";
import { env } from "@/lib/config/env";
import { missingPage } from "../../../_missing/missing-page";

export const metadata: Metadata = { title: "/dev/ui", robots: { index: false } };

/** For developers; missing in production. */
export default function DevUiPage() {
  return env().appMode === "production" ? (
    missingPage()
  ) : (
    <DevUiScreen tokens={readThemeTokens()} />
  );
}
