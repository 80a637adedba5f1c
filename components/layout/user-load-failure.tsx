import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { buttonStyle } from "@/components/ui/button-style";
import { site } from "@/lib/config/site";
import type { AppError } from "@/lib/errors/app-error";
import { DelayedReload } from "./delayed-reload";
import { Logo } from "./header/logo";

export function UserLoadFailure({ error }: { error: AppError }) {
  const t = useTranslations();
  const { requestId } = error.data ?? {};
  const title = t("page|user_failed_title");
  return (
    <>
      <header className="page-header">
        <div className="page-width flex min-h-16 items-center py-2">
          <Logo href="/" />
        </div>
      </header>
      <main id="main" className="page-width w-full flex-1 space-y-4 py-12">
        <h1 className="text-xl">{title}</h1>
        <Banner kind="error" title={t("page|user_failed")} />
        <p>{t(`error|${error.code}`)}</p>
        {typeof requestId === "string" ? (
          <p className="font-mono text-sm text-steel-3">{requestId}</p>
        ) : null}
        {/* biome-ignore lint/a11y/useValidAnchor: the same address, which nobody knows here. */}
        <a href="" className={buttonStyle({ variant: "quiet" })}>
          {t("page|error_retry")}
        </a>
        <DelayedReload title={`${title} – ${site.name}`} />
      </main>
    </>
  );
}
