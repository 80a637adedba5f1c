import { useTranslations } from "next-intl";
import { Copyable } from "@/components/ui/copyable";
import type { ListingOwner } from "@/lib/listings/listing";

/** Who sells, for administrators and the seller (spec §2.7, contract §4); a click copies. */
export function SellerPanel({ owner }: { owner: ListingOwner }) {
  const t = useTranslations();
  const { street, zipCode, city, country } = owner.billingAddress ?? {};
  const address = [street, [zipCode, city].filter(Boolean).join(" "), country].filter(Boolean);
  const lines = [owner.username, owner.email, address.join(", ")].filter((line) => !!line);
  return (
    <section className="panel p-4">
      <h2 className="mb-2 font-semibold">{t("listing|detail|seller")}</h2>
      <ul className="space-y-1 break-words">
        {lines.map((value) => (
          <li key={value}>
            <Copyable value={value ?? ""} copiedText={t("ui|copied", { value: value ?? "" })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
