import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { buttonStyle } from "@/components/ui/button-style";
import { SoftLink } from "@/components/ui/soft-link";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { formId } from "./search-filters";

interface SearchFailureProps {
  code: ErrorCode;
  href: string;
  hasQuery?: boolean;
  /** Null without filters. */
  unfilteredHref?: string | null;
}

export function SearchFailure(props: SearchFailureProps) {
  const { code, href, hasQuery = false, unfilteredHref = null } = props;
  const t = useTranslations();
  const isTimeout = code === "QUERY_TIMEOUT";
  const advice = adviceFor(hasQuery, unfilteredHref !== null);
  return (
    <div className="min-w-0 space-y-4">
      <Banner
        kind="error"
        title={t(isTimeout ? "search|timeout" : "search|error")}
        description={t(isTimeout ? `search|timeout|${advice}` : `error|${code}`)}
      />
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href={href} className={buttonStyle({ variant: "quiet" })}>
          {t("search|again")}
        </a>
        {isTimeout && unfilteredHref ? (
          <SoftLink
            href={unfilteredHref}
            replace
            resets={formId}
            className={buttonStyle({ variant: "quiet" })}
          >
            {t("search|without_filters")}
          </SoftLink>
        ) : null}
      </div>
    </div>
  );
}

function adviceFor(hasQuery: boolean, isFiltered: boolean) {
  if (hasQuery) {
    return isFiltered ? "both" : "query";
  }
  return isFiltered ? "filters" : "list";
}
