import { useTranslations } from "next-intl";
import { useShownUsername } from "@/components/account/use-shown-username";
import { Copyable } from "@/components/ui/copyable";
import { addressLine, type Party } from "@/lib/users/party";

/** Who sells, for administrators and the seller (spec §2.7, contract §4); a click copies. */
export function SellerPanel({ owner }: { owner: Party }) {
  const t = useTranslations();
  const shownUsername = useShownUsername();
  const lines = [
    shownUsername(owner.username),
    owner.email,
    addressLine(owner.billingAddress),
  ].filter(isKnown);
  return (
    <section className="panel p-4">
      <h2 className="mb-2 font-semibold">{t("listing|detail|seller")}</h2>
      <ul className="space-y-1 break-words">
        {lines.map((value) => (
          <li key={value}>
            <Copyable value={value} copiedText={t("ui|copied", { value })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function isKnown(line: string | null): line is string {
  return line !== null && line !== "";
}
