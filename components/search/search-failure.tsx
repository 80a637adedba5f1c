import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { buttonStyle } from "@/components/ui/button-style";
import type { ErrorCode } from "@/lib/errors/error-kinds";

/** Why there are no results, and the way to ask again; what took too long is told how to be found faster. */
export function SearchFailure({ code, href }: { code: ErrorCode; href: string }) {
  const t = useTranslations();
  const isTimeout = code === "QUERY_TIMEOUT";
  return (
    <div className="min-w-0 space-y-4">
      <Banner
        kind="error"
        title={t(isTimeout ? "search|timeout" : "search|error")}
        description={t(isTimeout ? "search|timeout|text" : `error|${code}`)}
      />
      <a href={href} className={buttonStyle({ variant: "quiet" })}>
        {t("search|again")}
      </a>
    </div>
  );
}
