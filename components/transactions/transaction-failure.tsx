import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { buttonStyle } from "@/components/ui/button-style";
import type { ErrorCode } from "@/lib/errors/error-kinds";

interface TransactionFailureProps {
  title: string;
  code: ErrorCode;
  /** To ask the same again. */
  href: string;
}

/** Why transactions could not be read: a generic label, then the reason (spec §2.9). */
export function TransactionFailure({ title, code, href }: TransactionFailureProps) {
  const t = useTranslations();
  return (
    <div className="space-y-4">
      <h1 className="text-xl wrap-anywhere">{title}</h1>
      <Banner kind="error" title={t("transaction|error")} description={t(`error|${code}`)} />
      <a href={href} className={buttonStyle({ variant: "quiet" })}>
        {t("search|again")}
      </a>
    </div>
  );
}
