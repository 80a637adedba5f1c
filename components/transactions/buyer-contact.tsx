import { useLocale, useTranslations } from "next-intl";
import { addressLine } from "@/lib/accounts/shape-party";
import type { Transaction } from "@/lib/transactions/transaction";
import { subjectOf } from "./transaction-status-control";

export function BuyerContact({ transaction }: { transaction: Transaction }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const { id, buyer, seller } = transaction;
  const address = addressLine(buyer.billingAddress);
  if (seller === null) {
    return null;
  }
  const subject = t("transaction|mail_subject", {
    id: String(id),
    subject: subjectOf(transaction, locale),
  });
  return (
    <>
      {buyer.email ? (
        <span className="block text-sm">
          <a
            href={`mailto:${buyer.email}?subject=${encodeURIComponent(subject)}`}
            className="link tap-size tap-down wrap-anywhere"
          >
            {buyer.email}
          </a>
        </span>
      ) : null}
      {address ? <span className="block text-sm wrap-anywhere">{address}</span> : null}
    </>
  );
}
