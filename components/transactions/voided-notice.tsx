import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { formatDay } from "@/lib/i18n/formats";
import type { Transaction } from "@/lib/transactions/transaction";

/** When and why a completed transaction was voided: for both parties and administrators. */
export function VoidedNotice({ voided }: { voided: NonNullable<Transaction["voided"]> }) {
  const t = useTranslations();
  const date = formatDay(voided.at, useLocale());
  const title = t.rich("transaction|void|by_admin", {
    date,
    reason: voided.reason,
    plain: (text) => <span className="font-normal">{text}</span>,
  });
  return <Banner kind="info" title={title} />;
}
