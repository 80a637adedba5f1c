import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { AppError } from "@/lib/errors/app-error";

/** When nobody can say who is signed in, as with the database away (spec §2.2). */
export function UserLoadFailure({ fault }: { fault: AppError }) {
  const t = useTranslations();
  const { requestId } = fault.data ?? {};
  return (
    <main id="main" className="page-width max-w-text space-y-4 py-16">
      <h1 className="text-xl">{t("page|user_failed_title")}</h1>
      <Banner kind="error" title={t("page|user_failed")} />
      <p>{t(`error|${fault.code}`)}</p>
      {typeof requestId === "string" ? (
        <p className="font-mono text-sm text-steel-3">{requestId}</p>
      ) : null}
    </main>
  );
}
