import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { isDraftPath } from "@/lib/transactions/entered";

/** On the way from a listing through the login: what was entered there is not lost (decision 0026). */
export function KeptEntries({ next }: { next: string | undefined }) {
  const t = useTranslations();
  return next !== undefined && isDraftPath(next) ? (
    <Banner kind="info" title={t("auth|entries_kept")} />
  ) : null;
}
